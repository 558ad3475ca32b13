import { LinkButton, type LinkButtonProps } from '../../../primitives/LinkButton/LinkButton.tsx';
import type { AppPath, ScreenChrome } from './ScreenChrome.ts';

interface AppLinkButtonProps extends Omit<LinkButtonProps, 'href' | 'onNavigate'> {
  readonly chrome: ScreenChrome;
  readonly to: AppPath;
}

/** A link that looks like a button, to an address of the product. */
export function AppLinkButton({ chrome, to, ...rest }: AppLinkButtonProps) {
  return <LinkButton {...rest} href={chrome.hrefOf(to)} onNavigate={() => chrome.onNavigate(to)} />;
}
