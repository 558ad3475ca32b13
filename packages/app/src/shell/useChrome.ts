import type { ScreenChrome } from '@roi-insight/ui';
import { useNavigate } from 'react-router-dom';
import { useHost } from '../host/HostContext.tsx';
import { useThemeChoice } from './ThemeChoiceProvider.tsx';

/** The props of the screens' header, connected to the router and the theme. */
export function useChrome(): ScreenChrome {
  const { base, banner } = useHost();
  const navigate = useNavigate();
  const [theme, onThemeChange] = useThemeChoice();
  return {
    hrefOf: (path) => base + path.slice(1),
    onNavigate: (path) => void navigate(path),
    theme,
    onThemeChange,
    banner,
  };
}
