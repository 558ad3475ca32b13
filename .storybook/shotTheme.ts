import { useSyncExternalStore } from 'react';
import type { ThemeMode } from '@roi-insight/ui/theme';

let current: ThemeMode | undefined;
const listeners = new Set<() => void>();

/** Makes every story on the page use a theme, whatever the toolbar says; `undefined` gives the toolbar back its word. */
export function setShotTheme(mode: ThemeMode | undefined): void {
  current = mode;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The theme that a screenshot is being taken in, if one is. */
export function useShotTheme(): ThemeMode | undefined {
  return useSyncExternalStore(subscribe, () => current);
}
