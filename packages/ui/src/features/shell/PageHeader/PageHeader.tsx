import { styled } from 'styled-components';
import { useBrand } from '../../../brand/index.ts';
import { focusRing, theme } from '../../../theme/index.ts';
import { AppLink } from '../PageFrame/AppLink.tsx';
import type { ScreenChrome } from '../PageFrame/ScreenChrome.ts';
import { wide } from '../PageFrame/wide.ts';
import { Logo } from '../Logo/Logo.tsx';
import { ThemeToggle } from '../ThemeToggle/ThemeToggle.tsx';

/** The light header of every screen but the dashboard: the product, which leads home, and the theme. */
export function PageHeader({ chrome }: { readonly chrome: ScreenChrome }) {
  const { product } = useBrand();
  return (
    <Bar>
      <Home chrome={chrome} to="/" aria-label={`${product}, home`}>
        <Logo />
      </Home>
      <ThemeToggle value={chrome.theme} onChange={chrome.onThemeChange} />
    </Bar>
  );
}

const Bar = styled.header`
  ${wide}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  padding-block: ${theme.space[4]};
`;

const Home = styled(AppLink)`
  ${focusRing}
  min-width: 0;
  padding-inline-end: ${theme.space[1]};
  border-radius: ${theme.radius.sm};
  color: inherit;
  text-decoration: none;
`;
