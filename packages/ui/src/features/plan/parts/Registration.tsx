import {
  codeGroups,
  failureAdvice,
  type PlanOutline,
  registrationCodeText,
  registrationSteps,
  registrationTexts,
  type SubmissionFailure,
} from '@roi-insight/report-text';
import { type SubmitEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { useFormats } from '../../../brand/index.ts';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { media, theme, type } from '../../../theme/index.ts';
import { CopyButton } from '../../shell/CopyButton/CopyButton.tsx';
import type { CopyText } from '../../shell/PageFrame/ScreenChrome.ts';

/** The look-up of the issue. */
export type IssueState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'failed'; readonly failure: SubmissionFailure };

interface RegistrationProps {
  readonly start: PlanOutline['start'];
  /** The code of the plan, 64 hexadecimal digits. */
  readonly hash: string;
  readonly issue: IssueState;
  /** The issue key that was typed before. */
  readonly issueKey: string;
  readonly onIssueKeyChange: (key: string) => void;
  readonly onCheck: (key: string) => void;
  /** Draws with this machine's random source. */
  readonly onDraw: () => void;
  readonly onCopy: CopyText;
}

/** The format that the server accepts. */
const ISSUE_KEY = /^[A-Z][A-Z0-9_]{0,254}-[1-9]\d{0,18}$/;

const { witness, random } = registrationTexts;

/** Lets the reader register the plan in an issue, as proof of when it was made, and draws the order. */
export function Registration(props: RegistrationProps) {
  const { start, hash, issue, issueKey, onIssueKeyChange, onCheck, onDraw, onCopy } = props;
  const formats = useFormats();
  const codeId = useId();
  const [isWrong, setWrong] = useState(false);
  const isChecking = issue.kind === 'checking';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const key = issueKey.trim().toUpperCase();
    setWrong(!ISSUE_KEY.test(key));
    if (ISSUE_KEY.test(key)) onCheck(key);
  };
  return (
    <Root>
      <Card render={<section />} aria-labelledby={codeId}>
        <h2 id={codeId}>{witness.title}</h2>
        <p>{witness.text}</p>
        <Code>
          <code dir="ltr">
            <span>roi-plan:</span> {codeGroups(hash).join(' ')}
          </code>
          <CopyButton label="Copy the code" text={registrationCodeText(hash)} onCopy={onCopy} />
        </Code>
        <Steps>
          {registrationSteps(formats, start).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Steps>
        <Check noValidate onSubmit={submit}>
          <TextField
            label={witness.key}
            placeholder="ABC-123"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={issueKey}
            disabled={isChecking}
            onValueChange={onIssueKeyChange}
            error={isWrong ? witness.wrongKey : undefined}
          />
          <Button type="submit" variant="primary" loading={isChecking}>
            {isChecking ? witness.checking : 'Check and draw'}
          </Button>
        </Check>
        {issue.kind === 'failed' && (
          <Alert tone="negative" title="The order was not drawn">
            {failureAdvice(formats, issue.failure).message}
          </Alert>
        )}
      </Card>
      <Without>
        <h2>{random.title}</h2>
        <p>{random.text}</p>
        <Button onClick={onDraw} disabled={isChecking}>
          Draw now
        </Button>
      </Without>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[8]};
  align-items: start;

  ${media.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    gap: ${theme.space[12]};
  }

  h2 {
    ${type.heading}
  }

  p {
    margin-top: ${theme.space[2]};
    color: ${theme.color.textMuted};
    text-wrap: pretty;
  }

  [role='alert'] {
    margin-top: ${theme.space[4]};
  }
`;

const Code = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  margin-top: ${theme.space[5]};
  padding: ${theme.space[4]} ${theme.space[5]};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surfaceSunken};

  code {
    flex: 1 1 20rem;
    max-width: 36rem;
    font: inherit;
    line-height: 1.8;
    letter-spacing: 0.03em;
    word-spacing: 0.25em;
  }

  code > :first-child {
    color: ${theme.color.textMuted};
  }
`;

const Steps = styled.ol`
  ${type.small}
  display: grid;
  gap: ${theme.space[2]};
  margin-top: ${theme.space[5]};
  list-style: decimal;
  padding-inline-start: ${theme.space[5]};
`;

const Check = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${theme.space[4]};
  margin-top: ${theme.space[6]};

  > :first-child {
    flex: 1 1 12rem;
  }

  /* Beside the box of the field, below its label. */
  > button {
    ${media.tablet} {
      min-height: 2.75rem;
      margin-top: 1.625rem;
    }
  }
`;

const Without = styled.section`
  ${type.small}

  > button {
    margin-top: ${theme.space[5]};
  }
`;
