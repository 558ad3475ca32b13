import { styled } from 'styled-components';
import type { RootProps } from '../../../primitives/shared/RootProps.ts';
import { theme } from '../../../theme/index.ts';
import { HomeLink } from '../PageFrame/HomeLink.tsx';
import type { ScreenChrome } from '../PageFrame/ScreenChrome.ts';
import { wide } from '../PageFrame/wide.ts';
import { ThemeToggle } from '../ThemeToggle/ThemeToggle.tsx';

interface PageHeaderProps extends RootProps<'header'> {
  /** The host's data and handlers for the header. */
  readonly chrome: ScreenChrome;
}

/** The simple header of every screen except the dashboard: a link home and the theme. */
export function PageHeader({ chrome, ...root }: PageHeaderProps) {
  return (
    <Bar {...root}>
      <HomeLink chrome={chrome} />
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
