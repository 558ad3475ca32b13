import { createContext, useContext } from 'react';
import { lightTokens } from './tokens.ts';

/** The current tokens as plain values, provided by {@link ThemeRoot}; null outside it. */
export const TokensContext = createContext<typeof lightTokens | null>(null);

/**
 * The current tokens as plain values, not as `var(…)`, for libraries that compute with colors.
 * Everything else uses `theme`, which changes without a render.
 */
export function useTokens(): typeof lightTokens {
  return useContext(TokensContext) ?? lightTokens;
}
