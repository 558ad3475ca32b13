import { styled } from 'styled-components';
import { ConnectForm } from '../../features/ConnectForm/ConnectForm.tsx';
import { FailureAlert } from '../../features/FailureDialog/FailureAlert.tsx';
import { KeyNote } from '../../features/KeyNote/KeyNote.tsx';
import { PageFrame } from '../../features/PageFrame/PageFrame.tsx';
import { ScreenHeading } from '../../features/ScreenHeading/ScreenHeading.tsx';
import { Progress } from '../../primitives/Progress/Progress.tsx';
import { media, theme, type } from '../../theme/index.ts';
import type { FormScreenProps } from './FormScreenProps.ts';

/** Step 1 of 2: the form, and what happened to the last submission. */
export function FormScreen(props: FormScreenProps) {
  const { chrome, state, today, sample, initialValues = null, initialOwn = null, notice = null } = props;
  return (
    <PageFrame chrome={chrome}>
      <Layout>
        <div>
          <Head>
            <ScreenHeading>Connect Your Data Sources</ScreenHeading>
            <p>We&apos;ll analyze your JIRA data to calculate productivity gains</p>
            <Progress label="Step 1 of 2" value={50} />
            {notice !== null && <Notice>{notice}</Notice>}
          </Head>
          <ConnectForm
            chrome={chrome}
            state={state}
            onSubmit={props.onSubmit}
            today={today}
            initialValues={initialValues}
            initialOwn={initialOwn}
            sample={sample}
          />
        </div>
        <aside>
          <KeyNote />
        </aside>
      </Layout>
      {state.kind === 'failed' && (
        <FailureAlert failure={state.failure} onDismiss={props.onDismissFailure} onCopy={props.onCopy} />
      )}
    </PageFrame>
  );
}

/** One column on a phone; from the desktop on, the notes stand in the margin next to the form. */
const Layout = styled.div`
  display: grid;
  gap: ${theme.space[16]};
  max-width: 36rem;
  margin-inline: auto;
  padding-block: ${theme.space[8]} ${theme.space[16]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 40rem) minmax(0, 24rem);
    justify-content: space-between;
    max-width: none;
    padding-block: ${theme.space[12]} ${theme.space[24]};
  }
`;

const Head = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  margin-bottom: ${theme.space[10]};

  > p {
    ${type.lead}
    margin-bottom: ${theme.space[5]};
    color: ${theme.color.textMuted};
  }
`;

const Notice = styled.output`
  ${type.small}
  display: block;
  margin-top: ${theme.space[3]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.md};
  background: ${theme.color.warningSoft};
  color: ${theme.color.warning};
`;
