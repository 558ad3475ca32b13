import { createTheme } from 'styled-components';
import { lightTokens } from './tokens.ts';

/**
 * The public tokens as CSS variables: `theme.color.text` is `var(--roi-color-text, …)`.
 * @example styled.p`color: ${theme.color.textMuted}; margin: ${theme.space[4]} 0;`
 */
export const theme = createTheme(lightTokens, { prefix: 'roi' });
