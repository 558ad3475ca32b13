import type { ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import { type Brand, BrandProvider, type Direction } from '@roi-insight/ui/brand';
import { type ThemeMode, ThemeRoot } from '@roi-insight/ui/theme';
import { emulateMedia, type MediaOverrides, mediaPlugins } from './emulatedMedia.ts';
import { useShotTheme } from './shotTheme.ts';

/** The choices in the toolbar, except for the report. */
export interface Surroundings {
  readonly mode: ThemeMode;
  readonly brand: Brand;
  readonly direction: Direction;
  readonly media: MediaOverrides;
}

interface FrameProps extends Surroundings {
  /**
   * Whether the story is a whole page with its own margins. Other stories get margins, so that focus rings and shadows
   * are visible.
   */
  readonly page: boolean;
  readonly children: ReactNode;
}

/** Brand, theme and margins around every story. */
export function Frame({ mode, brand, direction, media, page, children }: FrameProps) {
  const shotTheme = useShotTheme();
  turnPage(direction);
  emulateMedia(media);
  const plugins = mediaPlugins(media);
  const framed = (
    <BrandProvider key={direction + JSON.stringify(media)} brand={brand}>
      <ThemeRoot mode={shotTheme ?? mode}>
        {media['forced-colors'] === 'active' && <style>{LINKS_OF_THE_PALETTE}</style>}
        {page ? children : <div style={{ padding: '1.5rem' }}>{children}</div>}
      </ThemeRoot>
    </BrandProvider>
  );
  return plugins.length === 0 ? framed : <StyleSheetManager stylisPlugins={plugins}>{framed}</StyleSheetManager>;
}

const LINKS_OF_THE_PALETTE = ':any-link { color: LinkText !important }';

/** Sets the direction before anything is drawn, as the app does. */
function turnPage(direction: Direction): void {
  document.documentElement.dir = direction;
}
