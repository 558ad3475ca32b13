import { darkTokens, lightTokens, theme } from '../src/theme/index.ts';

type Group = keyof typeof lightTokens;

/** A token with its name in each language. */
export interface TokenRow {
  /** 'theme.color.text', in a styled component. */
  readonly path: string;
  /** 'var(--roi-color-text)', in a style sheet. */
  readonly variable: string;
  readonly light: string;
  readonly dark: string;
}

const groups: readonly Group[] = ['color', 'shadow', 'space', 'radius', 'duration', 'easing'];

function rowsOf(group: Group): readonly TokenRow[] {
  const dark: Readonly<Record<string, string>> = { ...darkTokens[group] };
  const light: Readonly<Record<string, string>> = { ...lightTokens[group] };
  const variables: Readonly<Record<string, string>> = theme.vars[group];
  return Object.entries(light).map(([name, value]) => ({
    path: `theme.${group}${/^\d/.test(name) ? `[${name}]` : `.${name}`}`,
    variable: `var(${variables[name]})`,
    light: value,
    dark: dark[name] ?? value,
  }));
}

/** All tokens of the theme, by group. */
export const tokenGroups: readonly { readonly group: Group; readonly rows: readonly TokenRow[] }[] = groups.map(
  (group) => ({ group, rows: rowsOf(group) }),
);
