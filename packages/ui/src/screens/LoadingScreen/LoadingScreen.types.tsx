import type { ComponentProps } from 'react';
import { assertType } from 'vitest';
import { storyChrome } from '../../testing/storyChrome.ts';
import type { LoadingScreen } from './LoadingScreen.tsx';

type Props = ComponentProps<typeof LoadingScreen>;

assertType<Props>({ chrome: storyChrome, elapsedMs: 0, progress: null, teams: 1, onCancel: () => undefined });
// @ts-expect-error a cancel handler is required
assertType<Props>({ chrome: storyChrome, elapsedMs: 0, progress: null, teams: 1 });
// @ts-expect-error elapsedMs is required
assertType<Props>({ chrome: storyChrome, progress: null, teams: 1, onCancel: () => undefined });
