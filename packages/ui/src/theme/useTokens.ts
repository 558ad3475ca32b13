import { createContext, useContext } from 'react';
import { lightTokens } from './tokens.ts';

/** The tokens in force as plain values. {@link ThemeRoot} provides them; null where there is none. */
export const TokensContext = createContext<typeof lightTokens | null>(null);

/**
 * The tokens in force as plain values, not as `var(…)`, for libraries that compute with colors.
 * Everything else uses `theme`, which needs no render to change.
 */
export function useTokens(): typeof lightTokens {
  return useContext(TokensContext) ?? lightTokens;
}
