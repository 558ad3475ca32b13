import { codeGroups, coinFacts } from '@roi-insight/report-text';
import { yupResolver } from '@hookform/resolvers/yup';
import { type ChangeEvent, useMemo, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { object } from 'yup';
import { useFormats } from '../../brand/index.ts';
import { FailureAlert } from '../../features/connect/FailureDialog/FailureAlert.tsx';
import { Facts } from '../../features/dashboard/shared/Facts/Facts.tsx';
import { TrackerFields } from '../../features/plan/parts/TrackerFields.tsx';
import { trackerRules } from '../../features/shell/trackerRules.ts';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { media, theme, type } from '../../theme/index.ts';
import type { CoinReportScreenProps, CoinReportState } from './CoinReportScreenProps.ts';

interface CoinReportFormProps extends Pick<
  CoinReportScreenProps,
  'draft' | 'onSecret' | 'onSubmit' | 'onDismissFailure' | 'onCopy'
> {
  readonly state: Extract<CoinReportState, { kind: 'asking' }>;
}

/** What the plan says, and the few things that it cannot contain: its secret and the credential. */
export function CoinReportForm({ state, draft, onSecret, onSubmit, onDismissFailure, onCopy }: CoinReportFormProps) {
  const formats = useFormats();
  const { plan, hasSecret, problem, failure } = state;
  const input = useRef<HTMLInputElement>(null);
  const resolver = useMemo(() => yupResolver(object(trackerRules(formats))), [formats]);
  const { register, handleSubmit, formState } = useForm({ resolver, defaultValues: draft });
  const { errors } = formState;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onSecret([...(target.files ?? [])]);
    // Reset, so that the same file can be chosen again.
    target.value = '';
  };
  return (
    <Columns>
      <form noValidate onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
        <Secret>
          <p>
            <strong>{hasSecret ? 'The secret is open.' : 'The secret of the plan'}</strong>{' '}
            {hasSecret
              ? 'It stays in this browser, and draws the coins again.'
              : 'The file that one person kept. It stays in this browser.'}
          </p>
          <input
            ref={input}
            type="file"
            hidden
            accept="application/json,.json"
            aria-label="Secret file"
            onChange={choose}
          />
          <Button variant={hasSecret ? 'secondary' : 'primary'} onClick={() => input.current?.click()}>
            {hasSecret ? 'Choose another' : 'Choose the secret file'}
          </Button>
        </Secret>
        {problem !== null && <Alert tone="negative" title={problem} />}
        <TrackerFields
          field={(name) => ({ ...register(name), error: errors[name]?.message })}
          urlHint="The tracker of the plan"
        />
        <div>
          <Button type="submit" variant="primary" size="lg" disabled={!hasSecret}>
            Read the plan
          </Button>
        </div>
      </form>
      <aside aria-label="The plan">
        <Facts items={coinFacts(formats, plan)} />
        <Code>
          Code of the plan
          <code dir="ltr">{codeGroups(plan.hash).join(' ')}</code>
        </Code>
      </aside>
      {failure !== null && <FailureAlert failure={failure} onDismiss={onDismissFailure} onCopy={onCopy} />}
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[10]} ${theme.space[16]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 34rem) minmax(0, 1fr);
  }

  form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[6]};
  }
`;

const Secret = styled.div`
  ${type.small}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]} ${theme.space[6]};
  padding: ${theme.space[4]} ${theme.space[5]};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surfaceSunken};

  > p {
    flex: 1 1 14rem;
    color: ${theme.color.textMuted};
  }

  strong {
    display: block;
    color: ${theme.color.text};
    font-weight: 600;
  }
`;

const Code = styled.p`
  ${type.small}
  margin-top: ${theme.space[4]};
  color: ${theme.color.textSubtle};

  code {
    display: block;
    max-width: 24rem;
    margin-top: ${theme.space[1]};
    color: ${theme.color.text};
    font: inherit;
    overflow-wrap: anywhere;
  }
`;
