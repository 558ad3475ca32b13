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
// @ts-expect-error it can be canceled
assertType<Props>({ chrome, elapsedMs: 0, progress: null, teams: 1 });
// @ts-expect-error the clock is that of the host
assertType<Props>({ chrome, progress: null, teams: 1, onCancel: () => undefined });
