import { DirectionProvider } from '@base-ui/react/direction-provider';
import type { ReactNode } from 'react';

/**
 * Gives the page's direction to components with arrow keys or floating parts. The host sets it on `<html>` before the first
 * render.
 */
export function PageDirection({ children }: { readonly children: ReactNode }) {
  // A server has no document; popups only open in a browser.
  const isRightToLeft = typeof document !== 'undefined' && document.documentElement.dir === 'rtl';
  return <DirectionProvider direction={isRightToLeft ? 'rtl' : 'ltr'}>{children}</DirectionProvider>;
}
