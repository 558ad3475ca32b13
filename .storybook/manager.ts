import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import type { ThemeMode } from '@roi-insight/ui/theme/tokens';
import { docsThemes } from './brand/docsTheme.ts';
import { frameBrand, nameOfTab } from './brand/frameBrand.ts';

const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
const systemTheme = (): ThemeMode => (systemIsDark.matches ? 'dark' : 'light');

/** Storybook's frame in a theme, with the product's name. */
const frame = (mode: ThemeMode) => ({ theme: { ...docsThemes[mode], ...frameBrand(mode) } });

addons.setConfig(frame(systemTheme()));

addons.register('roi-insight/frame', (api) => {
  const follow = ({ globals }: { readonly globals: Readonly<Record<string, unknown>> }) =>
    api.setOptions(frame(globals.theme === 'dark' ? 'dark' : 'light'));
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
  systemIsDark.addEventListener('change', () => api.updateGlobals({ theme: systemTheme() }));
});

/** Puts the product's name into the title, because Storybook has no setting for it. */
function nameTab(): void {
  const named = nameOfTab(document.title);
  if (named !== document.title) document.title = named;
}
nameTab();
new MutationObserver(nameTab).observe(document.head, { subtree: true, childList: true });
