import { notFoundTexts } from '@roi-insight/report-text';
import { styled } from 'styled-components';
import { AppLinkButton } from '../../features/shell/PageFrame/AppLinkButton.tsx';
import { PageFrame } from '../../features/shell/PageFrame/PageFrame.tsx';
import { ScreenHeading } from '../../features/shell/ScreenHeading/ScreenHeading.tsx';
import { StatusIllustration } from '../../features/shell/StatusIllustration/StatusIllustration.tsx';
import { theme, type } from '../../theme/index.ts';
import type { ScreenChrome } from '../../features/shell/PageFrame/ScreenChrome.ts';

export interface NotFoundScreenProps {
  readonly chrome: ScreenChrome;
  /** The path of the unknown URL. */
  readonly path: string;
}

/** The screen for unknown URLs. */
export function NotFoundScreen({ chrome, path }: NotFoundScreenProps) {
  const [before, after] = notFoundTexts;
  return (
    <PageFrame chrome={chrome}>
      <Layout>
        <StatusIllustration kind="missing" />
        <ScreenHeading>Oops! Page not found</ScreenHeading>
        <p>
          {before} <code>{path}</code>
          {after}
        </p>
        <div>
          <AppLinkButton chrome={chrome} to="/" variant="primary">
            Return to Home
          </AppLinkButton>
        </div>
      </Layout>
    </PageFrame>
  );
}

const Layout = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  max-width: 40rem;
  padding-block: clamp(4rem, 16vh, 10rem);

  p {
    ${type.lead}
    color: ${theme.color.textMuted};
  }

  code {
    font: inherit;
    color: ${theme.color.text};
    overflow-wrap: anywhere;
  }
`;
