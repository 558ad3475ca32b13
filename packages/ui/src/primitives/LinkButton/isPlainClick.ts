import type { MouseEvent } from 'react';

/** A click that the browser would follow in this very tab: anything else (new tab, download) stays the browser's. */
export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;
