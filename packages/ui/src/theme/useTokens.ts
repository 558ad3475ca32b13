import { useTheme } from 'styled-components';
import type { lightTokens } from './tokens.ts';

type Tokens = typeof lightTokens;

declare module 'styled-components' {
  export interface DefaultTheme extends Tokens {}
}

/** The values of the theme in force, for what cannot read CSS variables: the charts, which colour their SVG themselves. */
export function useTokens(): Tokens {
  return useTheme();
}
