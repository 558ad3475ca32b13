import { theme } from './theme.ts';
import { darkTokens, lightTokens } from './tokens.ts';

type Group = 'color' | 'shadow';

/** `--roi-color-text:#211e1a;` … for one group of tokens. */
function declarations(tokens: typeof lightTokens, group: Group): string {
  const names: Readonly<Record<string, string>> = theme.vars[group];
  return Object.entries(tokens[group])
    .map(([key, value]) => `${names[key]}:${value};`)
    .join('');
}

const variables = (tokens: typeof lightTokens) => declarations(tokens, 'color') + declarations(tokens, 'shadow');

const light = `color-scheme:light;${variables(lightTokens)}`;
const dark = `color-scheme:dark;${variables(darkTokens)}`;

/**
 * The values that differ between the themes, as CSS variables. The system preference applies until `<html data-theme>` overrides it. Print is light.
 * Lengths and durations are the same in the light and the dark theme, so they are not variables here but only the fallbacks in `theme`.
 */
export const themeVariables = [
  `:root{${light}}`,
  `@media screen and (prefers-color-scheme:dark){:root:not([data-theme]){${dark}}}`,
  `@media screen{:root[data-theme='dark']{${dark}}}`,
].join('\n');
