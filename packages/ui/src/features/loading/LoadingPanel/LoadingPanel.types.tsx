import type { ComponentProps } from 'react';
import { assertType } from 'vitest';
import { type RootKey, rootOf } from '../../../testing/rootOf.ts';
import type { LoadingPanel } from './LoadingPanel.tsx';

type Props = ComponentProps<typeof LoadingPanel>;

assertType<Props>({ elapsedMs: 0, progress: null, teams: 1 });
assertType<Pick<Props, RootKey>>(rootOf<HTMLDivElement>());
// @ts-expect-error elapsedMs is required
assertType<Props>({ progress: null, teams: 1 });
// @ts-expect-error unknown progress is null
assertType<Props>({ elapsedMs: 0, progress: undefined, teams: 1 });
