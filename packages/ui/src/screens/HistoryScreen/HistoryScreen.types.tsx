import type { ComponentProps } from 'react';
import { assertType } from 'vitest';
import { storyChrome } from '../../testing/storyChrome.ts';
import type { HistoryScreen } from './HistoryScreen.tsx';

type Props = ComponentProps<typeof HistoryScreen>;

const required = {
  chrome: storyChrome,
  onAddFiles: (files: readonly File[]) => files,
  onCancel: () => undefined,
  onOpen: (id: string) => id,
} as const;

assertType<Props>({ ...required, state: { kind: 'empty' } });
assertType<Props>({ ...required, state: { kind: 'reading', read: 1, files: 3, fileName: 'a.json', share: 0 } });
assertType<Props>({ ...required, state: { kind: 'ready', projects: [], leftOut: [] } });
// @ts-expect-error not a state
assertType<Props>({ ...required, state: { kind: 'failed' } });
// @ts-expect-error the number of files is required
assertType<Props>({ ...required, state: { kind: 'reading', read: 1 } });
// @ts-expect-error the state is required
assertType<Props>(required);
