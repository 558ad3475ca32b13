import { CopyButton } from '@roi-insight/ui/copy-button';

export function CopyFailure() {
  return <CopyButton text="Server error: 502 Bad Gateway" onCopy={(text) => navigator.clipboard.writeText(text)} />;
}
