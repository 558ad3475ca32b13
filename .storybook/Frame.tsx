import type { ReactNode } from 'react';
import { BrandProvider, defaultBrand, type Direction, directionOf } from '@roi-insight/ui';
import { type ThemeMode, ThemeRoot } from '@roi-insight/ui/theme';
import { useShotTheme } from './shotTheme.ts';

interface FrameProps {
  readonly mode: ThemeMode;
  /** Currency and locale, such as 'EUR de-DE'. */
  readonly notation: string;
  /** 'ltr' or 'rtl'; else that of the locale. */
  readonly direction: string;
  /** A whole page brings its own margins; a piece gets air, so that focus rings and shadows are seen. */
  readonly page: boolean;
  readonly children: ReactNode;
}

/** Brand, theme and margins around every story. */
export function Frame({ mode, notation, direction, page, children }: FrameProps) {
  const shotTheme = useShotTheme();
  const [currency = '', locale = ''] = notation.split(' ');
  const dir = direction === 'ltr' || direction === 'rtl' ? direction : directionOf(locale);
  turnPage(dir);
  return (
    <BrandProvider key={dir} brand={{ ...defaultBrand, currency, locale }}>
      <ThemeRoot mode={shotTheme ?? mode}>
        {page ? children : <div style={{ padding: '1.5rem' }}>{children}</div>}
      </ThemeRoot>
    </BrandProvider>
  );
}

/** Before anything is drawn, as the app does it. */
function turnPage(direction: Direction): void {
  document.documentElement.dir = direction;
}
