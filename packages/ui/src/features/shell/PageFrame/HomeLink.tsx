import { styled } from 'styled-components';
import { useBrand } from '../../../brand/index.ts';
import { focusRing, theme } from '../../../theme/index.ts';
import { Logo } from '../Logo/Logo.tsx';
import { AppLink } from './AppLink.tsx';
import type { ScreenChrome } from './ScreenChrome.ts';

/** The product's logo as a link to the landing page. */
export function HomeLink({ chrome }: { readonly chrome: ScreenChrome }) {
  const { product } = useBrand();
  return (
    <Link chrome={chrome} to="/" aria-label={`${product}, home`}>
      <Logo />
    </Link>
  );
}

const Link = styled(AppLink)`
  ${focusRing}
  min-width: 0;
  padding-inline-end: ${theme.space[1]};
  border-radius: ${theme.radius.sm};
  color: inherit;
  text-decoration: none;
`;
