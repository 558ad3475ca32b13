import { type ChoiceText, connectFormTexts, nextAnalysisText } from '@roi-insight/report-text';
import { styled } from 'styled-components';
import { ConnectForm, type SubmitForm } from '../../features/connect/ConnectForm/ConnectForm.tsx';
import type { FormState } from '../../features/connect/ConnectForm/FormState.ts';
import { ApiKeyHelp } from '../../features/connect/ApiKeyHelp/ApiKeyHelp.tsx';
import type { TicketFileOfferProps } from '../../features/connect/TicketFile/TicketFileOfferProps.ts';
import type { UsageDataValues } from '../../features/connect/UsageData/UsageDataValues.ts';
import { AppLink } from '../../features/shell/PageFrame/AppLink.tsx';
import { PageFrame } from '../../features/shell/PageFrame/PageFrame.tsx';
import { ScreenHeading } from '../../features/shell/ScreenHeading/ScreenHeading.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Progress } from '../../primitives/Progress/Progress.tsx';
import { media, theme, type } from '../../theme/index.ts';
import { Notice } from '../Notice.ts';
import type { SampleTracker } from '@roi-insight/contracts';
import type { ConnectFormValues } from '../../features/connect/ConnectForm/connectFormSchema.ts';
import type { CopyText, ScreenChrome } from '../../features/shell/PageFrame/ScreenChrome.ts';

export interface FormScreenProps {
  readonly chrome: ScreenChrome;
  readonly state: FormState;
  /** Called with valid values only, once per submission. `launchDate` is local midnight of the picked day. */
  readonly onSubmit: SubmitForm;
  readonly onDismissFailure: () => void;
  /** Shows the report from before a failed analysis again. */
  readonly onKeepPrevious?: () => void;
  readonly onCopy: CopyText;
  /** The last selectable day, at any time of that day. */
  readonly today: Date;
  /**
   * The values that were submitted before a failure, including the token. They are kept in memory, so that users need
   * not type them again.
   */
  readonly initialValues?: ConnectFormValues | null;
  /** If the failed submission was for the sample, the values that were typed before the sample was chosen. */
  readonly initialValuesBeforeSample?: ConnectFormValues | null;
  /** Null if the server has no sample tracker. */
  readonly sample: SampleTracker | null;
  /** A notice before submitting, for example that storage is disabled. */
  readonly notice?: string | null;
  /** Scope and calendar that were chosen on a report and apply to the next analysis, if any. */
  readonly scopeNote?: ScopeNote | null;
  /** Null if files cannot be analyzed here. */
  readonly ticketFile?: TicketFileOfferProps | null;
  /** Null if usage files cannot be read here. */
  readonly usageData?: UsageDataValues | null;
}

/** The scope and calendar that were chosen on a report. */
export interface ScopeNote {
  readonly projectName: string;
  /** Whether the API key is needed to make the report again. */
  readonly isWaiting: boolean;
  /** The differences from the default; empty for the default. */
  readonly chosen: readonly ChoiceText[];
  /** Restores the default of one part of the choice. */
  readonly onRemove: (part: ChoiceText['part']) => void;
  /** Restores the default. */
  readonly onDiscard: () => void;
  /** Dismisses the note. Called only if the choice is the default. */
  readonly onDismiss: () => void;
}

/** Step 1 of 2: the form, and the result of the last submission. */
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
    usageData = null,
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
            {state.kind === 'canceled' && (
              <Canceled>
                {connectFormTexts.canceled}{' '}
                {state.hasPrevious && (
                  <AppLink chrome={chrome} to="/dashboard">
                    Back to the previous report
                  </AppLink>
                )}
              </Canceled>
            )}
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
            usageData={usageData}
            failureHandlers={{
              onDismiss: props.onDismissFailure,
              onCopy: props.onCopy,
              onKeepPrevious: props.onKeepPrevious ?? null,
            }}
          />
        </div>
        <aside>
          <ApiKeyHelp />
        </aside>
      </Layout>
    </PageFrame>
  );
}

function Chosen({ projectName, isWaiting, chosen, onRemove, onDiscard, onDismiss }: ScopeNote) {
  const isDefault = chosen.length === 0;
  const [before, after, choice] = nextAnalysisText({ isWaiting, isDefault });
  return (
    <Note>
      <output>
        {before} <bdi>{projectName}</bdi> {after} {choice}
      </output>
      {!isDefault && (
        <ul>
          {chosen.map(({ part, text }) => (
            <li key={part}>
              <span>{text}</span>
              {chosen.length > 1 && (
                <Button variant="ghost" aria-label={`Remove ${text}`} onClick={() => onRemove(part)}>
                  Remove
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {isDefault ? <Button onClick={onDismiss}>Dismiss</Button> : <Button onClick={onDiscard}>Use the default</Button>}
    </Note>
  );
}

/** One column on a phone. On a desktop, the notes are in the margin next to the form. */
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

  > output {
    margin-top: ${theme.space[3]};
  }
`;

const Canceled = styled.output`
  ${type.small}
  display: block;
  padding: ${theme.space[3]} ${theme.space[4]};
  border: 1px solid ${theme.color.hairlineStrong};
  border-radius: ${theme.radius.md};

  a {
    color: ${theme.color.accentText};
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

  ul {
    width: 100%;
  }

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[3]};
  }

  li > span {
    min-width: 0;
  }

  li > button {
    flex: none;
  }
`;
