import { codeGroups, failureAdvice, registrationLine } from '@roi-insight/report-text';
import type { CoinPlan } from '@roi-insight/contracts';
import { type SubmitEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { useFormats } from '../../../brand/index.ts';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { media, theme, type } from '../../../theme/index.ts';
import type { IssueState } from '../../plan/parts/Registration.tsx';
import { CopyButton } from '../../shell/CopyButton/CopyButton.tsx';
import type { CopyText } from '../../shell/PageFrame/ScreenChrome.ts';

interface CoinWitnessProps {
  readonly plan: CoinPlan;
  readonly issue: IssueState;
  readonly onCheck: (key: string) => void;
  readonly onCopy: CopyText;
}

/** As the server reads it. */
const ISSUE_KEY = /^[A-Z][A-Z0-9_]{0,254}-[1-9]\d{0,18}$/;

/** Offers a Jira issue as the witness for the time at which the plan was made. */
export function CoinWitness({ plan, issue, onCheck, onCopy }: CoinWitnessProps) {
  const formats = useFormats();
  const titleId = useId();
  const [key, setKey] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { registration, hash, terms } = plan;
  const isChecking = issue.kind === 'checking';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = key.trim().toUpperCase();
    setWrong(!ISSUE_KEY.test(typed));
    if (ISSUE_KEY.test(typed)) onCheck(typed);
  };
  return (
    <Root render={<section />} aria-labelledby={titleId}>
      <h2 id={titleId}>Add a witness</h2>
      <p>
        A Jira issue with the code of this plan shows that it was made before its first ticket. Without one, the report
        says that nothing shows it.
      </p>
      <Code>
        <code dir="ltr">
          <span>roi-plan:</span> {codeGroups(hash).join(' ')}
        </code>
        <CopyButton label="Copy the code" text={registrationLine(hash)} onCopy={onCopy} />
      </Code>
      {registration.kind === 'issue' ? (
        <Alert tone="positive" title={`Issue ${registration.key} is the witness`}>
          It was created on {formats.day(registration.created.slice(0, 10))}. Save the plan file again: it names the
          issue.
        </Alert>
      ) : (
        <>
          <Check noValidate onSubmit={submit}>
            <TextField
              label="Key of the issue"
              hint={`Create it before ${formats.day(terms.start)}, with the code in its description`}
              placeholder="ABC-123"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              value={key}
              disabled={isChecking}
              onValueChange={setKey}
              error={isWrong ? 'Type the key of the issue, such as ABC-123' : undefined}
            />
            <Button type="submit" loading={isChecking}>
              {isChecking ? 'Looking up the issue' : 'Check the issue'}
            </Button>
          </Check>
          {issue.kind === 'failed' && (
            <Alert tone="negative" title="The plan has no witness yet">
              {failureAdvice(formats, issue.failure).message}
            </Alert>
          )}
        </>
      )}
    </Root>
  );
}

const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};

  h2 {
    ${type.heading}
  }

  > p {
    ${type.small}
    max-width: 48rem;
    color: ${theme.color.textMuted};
    text-wrap: pretty;
  }
`;

const Code = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  padding: ${theme.space[4]} ${theme.space[5]};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surfaceSunken};

  code {
    ${type.small}
    flex: 1 1 16rem;
    max-width: 36rem;
    line-height: 1.8;
    word-spacing: 0.25em;
    font-family: inherit;
    overflow-wrap: anywhere;
  }

  code > :first-child {
    color: ${theme.color.textMuted};
  }
`;

const Check = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${theme.space[4]};

  > :first-child {
    flex: 1 1 14rem;
    max-width: 28rem;
  }

  /* Beside the box of the field, below its label. */
  > button {
    ${media.tablet} {
      min-height: 2.75rem;
      margin-top: 1.625rem;
    }
  }
`;
