import type { ComponentProps } from 'react';
import { assertType } from 'vitest';
import type { ScreenChrome } from '../../features/shell/PageFrame/ScreenChrome.ts';
import type { NotFoundScreen } from './NotFoundScreen.tsx';

type Props = ComponentProps<typeof NotFoundScreen>;

const chrome: ScreenChrome = {
  hrefOf: (path) => path,
  onNavigate: () => undefined,
  theme: 'system',
  onThemeChange: () => undefined,
};

assertType<Props>({ chrome, path: '/nowhere' });
// @ts-expect-error the path is required
assertType<Props>({ chrome });
// @ts-expect-error chrome is required
assertType<Props>({ path: '/nowhere' });
