import { fn } from 'storybook/test';
import type { ScreenChrome } from '../features/shell/PageFrame/ScreenChrome.ts';

/** A header's needs, for stories: links stay on the page. */
export const storyChrome: ScreenChrome = {
  hrefOf: (path) => `#${path}`,
  onNavigate: fn(),
  theme: 'system',
  onThemeChange: fn(),
};
