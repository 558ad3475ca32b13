import { DirectionProvider } from '@base-ui/react/direction-provider';
import type { ReactNode } from 'react';

/**
 * Tells the page's direction to what moves by arrow keys or floats beside something. The host of the page sets it on
 * `<html>` before anything is drawn.
 */
export function PageDirection({ children }: { readonly children: ReactNode }) {
  // On a server there is no page yet; whatever opens, opens in a browser.
  const isRightToLeft = typeof document !== 'undefined' && document.documentElement.dir === 'rtl';
  return <DirectionProvider direction={isRightToLeft ? 'rtl' : 'ltr'}>{children}</DirectionProvider>;
}
