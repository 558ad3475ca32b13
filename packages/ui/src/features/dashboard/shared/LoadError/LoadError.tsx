import { SECTION_NOT_LOADED } from '@roi-insight/report-text';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import type { RootProps } from '../../../../primitives/shared/RootProps.ts';

interface LoadErrorProps extends RootProps<'div'> {
  /** Loads the part again. */
  readonly onRetry: () => void;
}

/** Replaces a part of the screen that could not be fetched; the rest of the screen still works. */
export function LoadError({ onRetry, ...root }: LoadErrorProps) {
  return (
    <Alert
      {...root}
      tone="negative"
      title={SECTION_NOT_LOADED.title}
      actions={<Button onClick={onRetry}>Try again</Button>}
    >
      {SECTION_NOT_LOADED.text}
    </Alert>
  );
}
