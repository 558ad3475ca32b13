import { organizationTexts } from '@roi-insight/report-text';
import { styled } from 'styled-components';
import { LoadingPanel } from '../../features/loading/LoadingPanel/LoadingPanel.tsx';
import { PageFrame } from '../../features/shell/PageFrame/PageFrame.tsx';
import { ScreenHeading } from '../../features/shell/ScreenHeading/ScreenHeading.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { media, paragraphs, theme, type } from '../../theme/index.ts';
import { Notice } from '../Notice.ts';
import { useHeadingOfStep } from '../useHeadingOfStep.ts';
import { OrganizationForm } from './OrganizationForm.tsx';
import type { OrganizationScreenProps } from './OrganizationScreenProps.ts';

/** The page that makes a report on a whole organization, until the report is there. */
export function OrganizationScreen(props: OrganizationScreenProps) {
  const { chrome, state, onShowReport } = props;
  useHeadingOfStep(state.kind);
  const { title, lead, steps, canceled, back } = organizationTexts;
  return (
    <PageFrame chrome={chrome}>
      <Layout>
        <Head>
          <ScreenHeading>{title}</ScreenHeading>
          <p>{lead}</p>
          {state.kind === 'asking' && state.isCanceled && <Notice>{canceled}</Notice>}
          {state.kind === 'asking' && onShowReport !== null && <Button onClick={onShowReport}>{back}</Button>}
        </Head>
        {state.kind === 'reading' ? (
          <Reading>
            <LoadingPanel elapsedMs={state.elapsedMs} progress={state.progress} teams={state.teams} />
            <div>
              <Button onClick={props.onCancel}>Cancel</Button>
            </div>
          </Reading>
        ) : (
          <Columns>
            <OrganizationForm {...props} failure={state.failure} />
            <aside>
              <ul>
                {steps.map(({ name, text }) => (
                  <li key={name}>
                    <strong>{name}</strong> {text}
                  </li>
                ))}
              </ul>
            </aside>
          </Columns>
        )}
      </Layout>
    </PageFrame>
  );
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
  padding-block: ${theme.space[8]} ${theme.space[16]};
  ${paragraphs(theme.space[6])}
`;

const Head = styled.header`
  display: grid;
  justify-items: start;
  gap: ${theme.space[4]};
  max-width: 48rem;

  > p {
    ${type.lead}
    color: ${theme.color.textMuted};
  }
`;

const Reading = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  max-width: 34rem;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[12]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    gap: ${theme.space[20]};
  }

  aside {
    ${type.small}
    color: ${theme.color.textMuted};
  }

  aside ul {
    display: grid;
    gap: ${theme.space[4]};
  }

  strong {
    color: ${theme.color.text};
  }
`;
