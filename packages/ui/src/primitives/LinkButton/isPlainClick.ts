import type { MouseEvent } from 'react';

/** Whether a click navigates in the current tab. The browser handles other clicks, for example for a new tab or a download. */
export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;
