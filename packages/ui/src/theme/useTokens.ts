import { createContext, useContext } from 'react';
import { lightTokens } from './tokens.ts';

/** The current tokens as plain values, which {@link ThemeRoot} provides; null outside of it. */
export const TokensContext = createContext<typeof lightTokens | null>(null);

/** The current tokens as plain values, for libraries that compute with colors. Otherwise, use `theme`, which needs no render. */
export function useTokens(): typeof lightTokens {
  return useContext(TokensContext) ?? lightTokens;
}
