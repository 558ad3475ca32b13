import type { ComponentProps } from 'react';
import { assertType } from 'vitest';
import type { ScreenChrome } from '../../features/shell/PageFrame/ScreenChrome.ts';
import type { FormScreen } from './FormScreen.tsx';

type Props = ComponentProps<typeof FormScreen>;

const required = {
  chrome: {
    hrefOf: (path) => path,
    onNavigate: () => undefined,
    theme: 'system',
    onThemeChange: () => undefined,
  } satisfies ScreenChrome,
  onSubmit: () => undefined,
  onDismissFailure: () => undefined,
  onCopy: () => Promise.resolve(),
  today: new Date(2026, 0, 1),
  sample: null,
} as const;

assertType<Props>({ ...required, state: { kind: 'idle' } });
assertType<Props>({
  ...required,
  state: { kind: 'failed', failure: { kind: 'interrupted' } },
  notice: 'Storage is disabled.',
});
// @ts-expect-error a failure says what failed
assertType<Props>({ ...required, state: { kind: 'failed' } });
// @ts-expect-error a server without a sample is null
assertType<Props>({ ...required, state: { kind: 'idle' }, sample: undefined });
// @ts-expect-error today is a day
assertType<Props>({ ...required, state: { kind: 'idle' }, today: '2026-01-01' });
