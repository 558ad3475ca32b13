import { fn } from 'storybook/test';
import type { ScreenChrome } from '../features/shell/PageFrame/ScreenChrome.ts';

/** The header's props for stories: links do not navigate. */
export const storyChrome: ScreenChrome = {
  hrefOf: (path) => `#${path}`,
  onNavigate: fn(),
  theme: 'system',
  onThemeChange: fn(),
};
