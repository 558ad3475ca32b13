import { type ThemeChoice, ThemeToggle } from '@roi-insight/ui/theme-toggle';
import { useState } from 'react';

export function ThemeSetting() {
  const [theme, setTheme] = useState<ThemeChoice>('system');
  return <ThemeToggle value={theme} onChange={setTheme} />;
}
