import type { ReactNode } from 'react';
import type { ThemeChoice } from './ThemeChoice.ts';

/** Drawn here: the icon library would add 2 kB to the landing page for these three. */
export const THEME_ICONS: Record<ThemeChoice, ReactNode> = {
  system: <path d="M2 2.5h12v8.5H2zM5.5 14h5M8 11v3" />,
  light: (
    <path d="M10.75 8a2.75 2.75 0 1 1-5.5 0 2.75 2.75 0 0 1 5.5 0M8 1.25v1.25M8 13.5v1.25M1.25 8H2.5M13.5 8h1.25M3.25 3.25l.9.9M11.85 11.85l.9.9M12.75 3.25l-.9.9M4.15 11.85l-.9.9" />
  ),
  dark: <path d="M13.5 9.4A5.75 5.75 0 1 1 6.6 2.5a4.5 4.5 0 0 0 6.9 6.9Z" />,
};
