import type { ComponentProps } from 'react';
import { assertType } from 'vitest';
import type { ScreenChrome } from '../../features/shell/PageFrame/ScreenChrome.ts';
import type { LoadingScreen } from './LoadingScreen.tsx';

type Props = ComponentProps<typeof LoadingScreen>;

const chrome: ScreenChrome = {
  hrefOf: (path) => path,
  onNavigate: () => undefined,
  theme: 'system',
  onThemeChange: () => undefined,
};

assertType<Props>({ chrome, elapsedMs: 0, progress: null, teams: 1, onCancel: () => undefined });
// @ts-expect-error a cancel handler is required
assertType<Props>({ chrome, elapsedMs: 0, progress: null, teams: 1 });
// @ts-expect-error elapsedMs is required
assertType<Props>({ chrome, progress: null, teams: 1, onCancel: () => undefined });
