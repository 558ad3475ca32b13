import { useSyncExternalStore } from 'react';

/** The opposite of `media.tablet`. */
const PHONE = '(width < 40rem)';

function subscribe(notify: () => void): () => void {
  const query = window.matchMedia(PHONE);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

/** Whether the window is narrower than a tablet, for an order of content that must be the same for the eye and for the Tab key. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(PHONE).matches,
    () => false,
  );
}
