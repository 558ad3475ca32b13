import { styled } from 'styled-components';
import { ConnectForm, type FormState, type SubmitForm } from '../../features/connect/ConnectForm/ConnectForm.tsx';
import { FailureAlert } from '../../features/connect/FailureDialog/FailureAlert.tsx';
import { ApiKeyHelp } from '../../features/connect/ApiKeyHelp/ApiKeyHelp.tsx';
import type { TicketFileOfferProps } from '../../features/connect/TicketFile/TicketFileOfferProps.ts';
import { PageFrame } from '../../features/shell/PageFrame/PageFrame.tsx';
import { ScreenHeading } from '../../features/shell/ScreenHeading/ScreenHeading.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Progress } from '../../primitives/Progress/Progress.tsx';
import { media, theme, type } from '../../theme/index.ts';
import type { SampleTracker } from '@roi-insight/contracts';
import type { ConnectFormValues } from '../../features/connect/ConnectForm/connectFormSchema.ts';
import type { CopyText, ScreenChrome } from '../../features/shell/PageFrame/ScreenChrome.ts';

export interface FormScreenProps {
  readonly chrome: ScreenChrome;
  readonly state: FormState;
  /** Called with valid values only, once per submission. `launchDate` is local midnight of the picked day. */
  readonly onSubmit: SubmitForm;
  readonly onDismissFailure: () => void;
  readonly onCopy: CopyText;
  /** The last day that can be picked, at any time of that day. */
  readonly today: Date;
  /** What was submitted before a failure, token included: kept in memory so that a typo costs no retyping. */
  readonly initialValues?: ConnectFormValues | null;
  /** The values before the sample of that submission. */
  readonly initialValuesBeforeSample?: ConnectFormValues | null;
  /** Null: this server has no sample tracker. */
  readonly sample: SampleTracker | null;
  /** Something the person should know before submitting, such as storage being disabled. */
  readonly notice?: string | null;
  /** Scope and calendar that were chosen on a report and apply to the next analysis; null: there are none. */
  readonly scopeNote?: ScopeNote | null;
  /** Null: files cannot be analyzed here. */
  readonly ticketFile?: TicketFileOfferProps | null;
}

/** What was chosen on a report. */
export interface ScopeNote {
  readonly projectName: string;
  /** Whether the report waits for the API key to be made again. */
  readonly isWaiting: boolean;
  /** What differs from the default, in words; empty: nothing. */
  readonly chosen: readonly string[];
  /** Goes back to the default. */
  readonly onDiscard: () => void;
  /** The report need not be made again. Only called where nothing differs from the default. */
  readonly onDismiss: () => void;
}

/** Step 1 of 2: the form, and what happened to the last submission. */
export function FormScreen(props: FormScreenProps) {
  const {
    chrome,
    state,
    today,
    sample,
    initialValues = null,
    initialValuesBeforeSample = null,
    notice = null,
    scopeNote = null,
    ticketFile = null,
  } = props;
  return (
    <PageFrame chrome={chrome}>
      <Layout>
        <div>
          <Head>
            <ScreenHeading>Connect Your Data Sources</ScreenHeading>
            <p>We&apos;ll analyze your JIRA data to calculate productivity gains</p>
            <Progress label="Step 1 of 2" value={50} />
            {notice !== null && <Notice>{notice}</Notice>}
            {scopeNote !== null && <Chosen {...scopeNote} />}
          </Head>
          <ConnectForm
            chrome={chrome}
            state={state}
            onSubmit={props.onSubmit}
            today={today}
            initialValues={initialValues}
            initialValuesBeforeSample={initialValuesBeforeSample}
            sample={sample}
            ticketFile={ticketFile}
          />
        </div>
        <aside>
          <ApiKeyHelp />
        </aside>
      </Layout>
      {state.kind === 'failed' && (
        <FailureAlert failure={state.failure} onDismiss={props.onDismissFailure} onCopy={props.onCopy} />
      )}
    </PageFrame>
  );
}

function Chosen({ projectName, isWaiting, chosen, onDiscard, onDismiss }: ScopeNote) {
  const isDefault = chosen.length === 0;
  const choice = isDefault ? 'the default scope and calendar.' : 'the chosen scope and calendar:';
  return (
    <Note>
      <output>
        {isWaiting ? (
          <>
            Enter the API key to analyze <bdi>{projectName}</bdi> again, with {choice}
          </>
        ) : (
          <>
            The next analysis of <bdi>{projectName}</bdi> uses {choice}
          </>
        )}
      </output>
      {!isDefault && (
        <ul>
          {chosen.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      {isDefault ? <Button onClick={onDismiss}>Dismiss</Button> : <Button onClick={onDiscard}>Use the default</Button>}
    </Note>
  );
}

/** One column on a phone; from the desktop on, the notes are in the margin next to the form. */
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

const Note = styled.div`
  ${type.small}
  display: grid;
  justify-items: start;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[3]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border: 1px solid ${theme.color.hairlineStrong};
  border-radius: ${theme.radius.md};
  overflow-wrap: anywhere;
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
