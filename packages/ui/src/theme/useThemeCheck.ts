import { useContext } from 'react';
import { TokensContext } from './useTokens.ts';

/** What bundlers replace; React reads it too. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

const told = new Set<string>();

function useCheck(component: string): void {
  if (useContext(TokensContext) !== null || told.has(component)) return;
  told.add(component);
  // eslint-disable-next-line no-console -- the one place where a developer looks
  console.error(
    `<${component}> is outside ThemeRoot: it has neither the typeface nor the dark theme. ` +
      'Put <ThemeRoot mode="light"> from \'@roi-insight/ui/theme\' around the app.',
  );
}

const check = process.env.NODE_ENV === 'production' ? () => undefined : useCheck;

/**
 * In development, says once for each component that no `ThemeRoot` is around it. Bundlers leave the calls out of a
 * production build: nothing is returned, and the annotation tells that nothing else happens.
 */
/* @__NO_SIDE_EFFECTS__ */
export function useThemeCheck(component: string): void {
  check(component);
}
