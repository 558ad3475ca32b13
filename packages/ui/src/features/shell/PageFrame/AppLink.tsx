import type { ComponentProps, MouseEvent } from 'react';
import { isPlainClick } from '../../../primitives/LinkButton/isPlainClick.ts';
import type { AppPath, ScreenChrome } from './ScreenChrome.ts';

interface AppLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  readonly chrome: ScreenChrome;
  readonly to: AppPath;
}

/** A link inside the product. The host handles plain clicks, and the browser all others (new tab, new window). */
export function AppLink({ chrome, to, children, ...rest }: AppLinkProps) {
  const navigate = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    chrome.onNavigate(to);
  };
  return (
    <a {...rest} href={chrome.hrefOf(to)} onClick={navigate}>
      {children}
    </a>
  );
}
