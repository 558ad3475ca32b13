import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;

/** Renders synchronously, because the browser prints right after the event, and a later render would miss it. */
function subscribe(notify: () => void): () => void {
  const change = (printing: boolean) => () => {
    isPrinting = printing;
    flushSync(notify);
  };
  const begin = change(true);
  const end = change(false);
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}

/** Whether the page is being printed, for content that style sheets cannot change, such as closed panels and charts. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );
}
