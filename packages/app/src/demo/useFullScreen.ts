import { useSyncExternalStore } from 'react';

/** Full screen of the whole page; null if the browser does not support it. */
export function useFullScreen(): { readonly isOn: boolean; readonly onToggle: () => void } | null {
  const isOn = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  // The property is missing on phones.
  if (document.fullscreenEnabled !== true) return null;
  // The browser may refuse, and then shows its own message.
  const change = () => (isOn ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  return { isOn, onToggle: () => void change().catch(() => undefined) };
}

function subscribe(notify: () => void): () => void {
  document.addEventListener('fullscreenchange', notify);
  return () => document.removeEventListener('fullscreenchange', notify);
}
