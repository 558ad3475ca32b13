import { useSyncExternalStore } from 'react';
import type { ThemeMode } from '@roi-insight/ui/theme';

let current: ThemeMode | undefined;
const listeners = new Set<() => void>();

/** Sets the theme of the current story, regardless of the toolbar. */
export function setShotTheme(mode: ThemeMode): void {
  current = mode;
  for (const listener of listeners) listener();
}

/**
 * Lets the toolbar set the theme of the next story. The current story is about to disappear, so it is not drawn again.
 */
export function forgetShotTheme(): void {
  current = undefined;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The theme of the screenshot that is being taken; undefined otherwise. */
export function useShotTheme(): ThemeMode | undefined {
  return useSyncExternalStore(subscribe, () => current);
}
