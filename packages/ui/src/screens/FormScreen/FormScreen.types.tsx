import type { ComponentProps } from 'react';
import { assertType } from 'vitest';
import { storyChrome } from '../../testing/storyChrome.ts';
import type { FormScreen } from './FormScreen.tsx';

type Props = ComponentProps<typeof FormScreen>;

const required = {
  chrome: storyChrome,
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
// @ts-expect-error a failure has a kind
assertType<Props>({ ...required, state: { kind: 'failed' } });
// @ts-expect-error the sample is required, even if it is null
assertType<Props>({ ...required, state: { kind: 'idle' }, sample: undefined });
// @ts-expect-error today is a Date
assertType<Props>({ ...required, state: { kind: 'idle' }, today: '2026-01-01' });
