import type { CoinPlan } from '@roi-insight/contracts';
import { bidiIsolate } from '@roi-insight/report-text';
import { type ChangeEvent, useRef } from 'react';
import { styled } from 'styled-components';
import { useFormats } from '../../brand/index.ts';
import { CoinKeys } from '../../features/coin/parts/CoinKeys.tsx';
import { PageFrame } from '../../features/shell/PageFrame/PageFrame.tsx';
import type { CopyText, ScreenChrome } from '../../features/shell/PageFrame/ScreenChrome.ts';
import { ScreenHeading } from '../../features/shell/ScreenHeading/ScreenHeading.tsx';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { theme, type } from '../../theme/index.ts';
import { StepHead, StepLayout } from '../PlanScreen/StepLayout.ts';

/** The plan and the secret that coins are looked up with. */
export type CoinListState =
  /** `plan` is open already, but not its secret. */
  | { readonly kind: 'choosing'; readonly plan: CoinPlan | null; readonly problem: string | null }
  /** The secret belongs to the plan. */
  | { readonly kind: 'ready'; readonly plan: CoinPlan; readonly secret: string };

export interface CoinListScreenProps {
  readonly chrome: ScreenChrome;
  /** 'Look up coins' by default. A report on a plan asks for the same files. */
  readonly title?: string;
  readonly state: CoinListState;
  /** Files were chosen: the plan, its secret or both. */
  readonly onOpen: (files: readonly File[]) => void;
  readonly onCopy: CopyText;
}

/** Looks up the coins of tickets, in the browser alone. */
export function CoinListScreen({ chrome, title = 'Look up coins', state, onOpen, onCopy }: CoinListScreenProps) {
  const formats = useFormats();
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onOpen([...(target.files ?? [])]);
    // Reset, so that the same file can be chosen again.
    target.value = '';
  };
  return (
    <PageFrame chrome={chrome}>
      <StepLayout>
        <StepHead>
          <ScreenHeading>{title}</ScreenHeading>
          <p>
            {state.kind === 'ready'
              ? `The coins of ${bidiIsolate(state.plan.terms.project.name)}, for tickets that start from ${formats.day(state.plan.terms.start)} on. Keys and secret stay in this browser.`
              : 'Choose the plan file and the secret file. They stay in this browser, and nothing is sent.'}
          </p>
        </StepHead>
        {state.kind === 'ready' && <CoinKeys secret={state.secret} onCopy={onCopy} />}
        {state.kind === 'choosing' && (
          <Choose>
            {state.problem !== null && <Alert tone="negative" title={state.problem} />}
            {state.plan !== null && (
              <p>The plan of {bidiIsolate(state.plan.terms.project.name)} is open. Its secret is missing.</p>
            )}
            <input
              ref={input}
              type="file"
              multiple
              hidden
              accept="application/json,.json"
              aria-label="Plan file and secret file"
              onChange={choose}
            />
            <Button variant="primary" size="lg" onClick={() => input.current?.click()}>
              {state.plan === null ? 'Choose both files' : 'Choose the secret file'}
            </Button>
          </Choose>
        )}
      </StepLayout>
    </PageFrame>
  );
}

const Choose = styled.div`
  ${type.body}
  display: grid;
  justify-items: start;
  gap: ${theme.space[5]};
  max-width: 40rem;
`;
