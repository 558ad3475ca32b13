import { type ReactNode, useLayoutEffect } from 'react';
import { createGlobalStyle } from 'styled-components';
import '@fontsource-variable/inter/opsz.css';
import './fallbackFont.css';
import './rightToLeft.css';
import { theme } from './theme.ts';
import { themeVariables } from './themeVariables.ts';
import { darkTokens, lightTokens, type ThemeMode } from './tokens.ts';
import { TokensContext } from './useTokens.ts';

const GlobalStyle = createGlobalStyle`
  ${themeVariables}
  *, *::before, *::after { box-sizing: border-box; }
  :root { -webkit-text-size-adjust: 100%; }
  body {
    margin: 0;
    background: ${theme.color.canvas};
    color: ${theme.color.text};
    font-family: 'Inter Variable', 'Inter Stand-in', system-ui, sans-serif;
    font-optical-sizing: auto;
    font-feature-settings: 'cv11', 'ss03';
    font-size: 1rem;
    line-height: 1.6;
    -webkit-font-smoothing: antialiased;
    -moz-osx-font-smoothing: grayscale;
    overflow-wrap: break-word;
  }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend { margin: 0; padding: 0; }
  fieldset { min-width: 0; border: 0; }
  table { border-collapse: collapse; }
  ul, ol { list-style: none; }
  button, input, textarea, select { font: inherit; color: inherit; letter-spacing: inherit; }
  ::selection { background: ${theme.color.accentSoft}; color: ${theme.color.text}; }
`;

interface ThemeRootProps {
  readonly mode: ThemeMode;
  readonly children: ReactNode;
}

/**
 * Sets the theme and the global styles. Use it once, around the whole app.
 * Both themes are always in the style sheet; `<html data-theme>` chooses, so that a page can set it before React runs.
 */
export function ThemeRoot({ mode, children }: ThemeRootProps) {
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = mode;
  }, [mode]);
  return (
    <TokensContext.Provider value={mode === 'dark' ? darkTokens : lightTokens}>
      <GlobalStyle />
      {children}
    </TokensContext.Provider>
  );
}
