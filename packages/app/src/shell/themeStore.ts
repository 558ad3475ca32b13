import type { ThemeChoice } from '@roi-insight/ui';

/** Also in `public/first-paint.js`, which runs before any module. */
const KEY = 'roi-theme';

/** The theme that was chosen on this device; 'system' if none was chosen, or if storage is disabled. */
export function readThemeChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Stores the choice, if the browser allows it. */
export function writeThemeChoice(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    // Storage is disabled: the choice lasts until the page is closed.
  }
}
