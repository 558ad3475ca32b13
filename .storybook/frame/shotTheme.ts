import { useSyncExternalStore } from 'react';
import type { ThemeMode } from '@roi-insight/ui/theme';

let current: ThemeMode | undefined;
const listeners = new Set<() => void>();

/** Makes the story on the page use a theme, whatever the toolbar says. */
export function setShotTheme(mode: ThemeMode): void {
  current = mode;
  for (const listener of listeners) listener();
}

/** Gives the toolbar back its word for the next story. The one on the page, which is about to go, is not drawn again. */
export function forgetShotTheme(): void {
  current = undefined;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The theme that a screenshot is being taken in, if one is. */
export function useShotTheme(): ThemeMode | undefined {
  return useSyncExternalStore(subscribe, () => current);
}
