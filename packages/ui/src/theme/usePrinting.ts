import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPrinting = false;

/** The browser takes what it prints right after the event: a render scheduled for later would miss it. */
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

/** Whether the page is being printed, for what style sheets cannot do: what is closed or drawn for the window. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );
}
