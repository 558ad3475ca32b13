import {
  failureAdvice,
  failureDetailsText,
  type FailureRepair,
  failureRepairs,
  type SubmissionFailure,
} from '@roi-insight/report-text';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { useFormats } from '../../../brand/BrandContext.tsx';
import { AlertDialog } from '../../../primitives/AlertDialog/AlertDialog.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/LinkButton/LinkButton.tsx';
import type { RootProps } from '../../../primitives/shared/RootProps.ts';
import { theme, type } from '../../../theme/index.ts';
import { CopyButton } from '../../shell/CopyButton/CopyButton.tsx';
import type { CopyText } from '../../shell/PageFrame/ScreenChrome.ts';

interface Correction {
  /** The submitted address of Jira. */
  readonly jiraUrl: string;
  /** A correction was chosen. A page where API keys are created opens in a new tab without this call. */
  readonly onRepair: (repair: FailureRepair) => void;
}

export interface FailureDialogProps extends RootProps<'div'> {
  /** Why the request failed. */
  readonly failure: SubmissionFailure;
  /** The dialog was closed, by its button or by Escape. */
  readonly onDismiss: () => void;
  /** Copies the details of the failure. */
  readonly onCopy: CopyText;
  /** Null if the form cannot be corrected from here. */
  readonly correction?: Correction | null;
  /** Shows the earlier report again; null if there is none. */
  readonly onKeepPrevious?: (() => void) | null;
}

/** Explains why a submission failed and how to fix it. Stays open until it is dismissed. */
export function FailureDialog(props: FailureDialogProps) {
  const { failure, onDismiss, onCopy, correction = null, onKeepPrevious = null, ...root } = props;
  const formats = useFormats();
  const back = useRef<HTMLButtonElement>(null);
  const { message, nextSteps, commonFixes } = failureAdvice(formats, failure);
  return (
    <AlertDialog
      {...root}
      open
      onOpenChange={onDismiss}
      title="Form Submission Failed"
      description={message}
      initialFocus={back}
      actions={
        <>
          <CopyButton text={failureDetailsText(formats, failure)} onCopy={onCopy} />
          <Button ref={back} variant="primary" onClick={onDismiss}>
            Back to the form
          </Button>
        </>
      }
    >
      <Repairs>
        {correction !== null &&
          failureRepairs(failure, correction.jiraUrl).map((repair) => (
            <Repair key={repair.label} repair={repair} onUse={() => correction.onRepair(repair)} />
          ))}
        {onKeepPrevious !== null && <Button onClick={onKeepPrevious}>Keep previous report</Button>}
      </Repairs>
      <Advice title="Next steps" items={nextSteps} ordered />
      <Advice title="Common fixes" items={commonFixes} />
    </AlertDialog>
  );
}

function Repair({ repair, onUse }: { readonly repair: FailureRepair; readonly onUse: () => void }) {
  if (repair.kind === 'value') return <Button onClick={onUse}>{repair.label}</Button>;
  return (
    <LinkButton href={repair.url} target="_blank" rel="noreferrer" onClick={onUse}>
      {repair.label}
    </LinkButton>
  );
}

interface AdviceProps {
  readonly title: string;
  readonly items: readonly string[];
  readonly ordered?: boolean;
}

function Advice({ title, items, ordered = false }: AdviceProps) {
  return (
    <Section>
      <h3>{title}</h3>
      <ul data-ordered={ordered && items.length > 1}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Section>
  );
}

const Repairs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  overflow-wrap: anywhere;

  &:empty {
    display: none;
  }
`;

const Section = styled.section`
  padding-top: ${theme.space[4]};
  border-top: 1px solid ${theme.color.hairline};

  h3 {
    ${type.label}
    color: ${theme.color.textSubtle};
  }

  ul {
    ${type.small}
    display: grid;
    gap: ${theme.space[1]};
    margin-top: ${theme.space[2]};
    padding-inline-start: 1.25em;
    list-style: disc;
  }

  ul[data-ordered='true'] {
    list-style: decimal;
  }

  li::marker {
    color: ${theme.color.textSubtle};
  }
`;
