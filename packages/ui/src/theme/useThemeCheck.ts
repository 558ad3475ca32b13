import { useContext } from 'react';
import { TokensContext } from './useTokens.ts';

/** Bundlers replace `process.env.NODE_ENV`; React also reads it. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

const warned = new Set<string>();

function useCheck(component: string): void {
  if (useContext(TokensContext) !== null || warned.has(component)) return;
  warned.add(component);
  // eslint-disable-next-line no-console -- a warning for developers
  console.error(
    `<${component}> is outside ThemeRoot: it has neither the typeface nor the dark theme. ` +
      'Put <ThemeRoot mode="light"> from \'@roi-insight/ui/theme\' around the app.',
  );
}

const check = process.env.NODE_ENV === 'production' ? () => undefined : useCheck;

/**
 * In development, warns once per component that it is outside `ThemeRoot`. Bundlers remove the calls from a
 * production build, because the annotation marks the function as free of side effects.
 */
/* @__NO_SIDE_EFFECTS__ */
export function useThemeCheck(component: string): void {
  check(component);
}
