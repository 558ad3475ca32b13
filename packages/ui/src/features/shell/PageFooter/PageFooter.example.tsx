import { PageFooter } from '@roi-insight/ui/page-footer';

export function EndOfPage() {
  return <PageFooter />;
}
