import { createContext, useContext } from 'react';
import { lightTokens } from './tokens.ts';

/** The current tokens as plain values, provided by {@link ThemeRoot}; null outside it. */
export const TokensContext = createContext<typeof lightTokens | null>(null);

/** The current tokens as plain values, for libraries that compute with colors. Use `theme` otherwise: it needs no render. */
export function useTokens(): typeof lightTokens {
  return useContext(TokensContext) ?? lightTokens;
}
