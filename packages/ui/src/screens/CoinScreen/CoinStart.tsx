import { failureMessage } from '@roi-insight/report-text';
import { styled } from 'styled-components';
import { CoinForm } from '../../features/coin/parts/CoinForm.tsx';
import { ScreenHeading } from '../../features/shell/ScreenHeading/ScreenHeading.tsx';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { theme } from '../../theme/index.ts';
import { StartColumns, StepHead, StepLayout } from '../PlanScreen/StepLayout.ts';
import type { CoinScreenProps, CoinState } from './CoinScreenProps.ts';

interface CoinStartProps extends Pick<
  CoinScreenProps,
  'today' | 'sample' | 'onSubmit' | 'onKeep' | 'onCoins' | 'onSeveralTeams'
> {
  readonly state: Extract<CoinState, { kind: 'form' }>;
}

/** The first step: the project and the tracker. */
export function CoinStart({ state, today, sample, onSubmit, onKeep, onCoins, onSeveralTeams }: CoinStartProps) {
  return (
    <StepLayout>
      <StepHead>
        <ScreenHeading>A coin for each ticket</ScreenHeading>
        <p>
          One team can’t start one after another. Instead, a coin decides for each of its tickets whether the assistant
          may be used, and the report compares the two kinds of tickets.
        </p>
      </StepHead>
      {state.failure !== null && (
        <Alert tone="negative" title="The project was not read">
          {failureMessage(state.failure)}
        </Alert>
      )}
      <StartColumns>
        <CoinForm today={today} initialValues={state.values} sample={sample} onSubmit={onSubmit} onKeep={onKeep} />
        <aside>
          <h2>How it works</h2>
          <ol>
            <li>
              <strong>Read.</strong> Finished tickets show how much their times vary. No titles, no names.
            </li>
            <li>
              <strong>Forecast.</strong> The plan is replayed in those weeks: how often would it find the saving?
            </li>
            <li>
              <strong>Work.</strong> When work on a ticket starts, its coin says yes or no. A secret draws the coins, so
              that people can’t choose them.
            </li>
            <li>
              <strong>Check.</strong> On the planned day, plan and secret lead to a report.
            </li>
          </ol>
          <h2>Already planned?</h2>
          <Links>
            <Button variant="ghost" onClick={onCoins}>
              Look up coins
            </Button>
          </Links>
          <h2>Several teams?</h2>
          <p>From five teams on, a drawn order finds smaller savings, and work needs no coins.</p>
          <Links>
            <Button variant="ghost" onClick={onSeveralTeams}>
              I have several teams
            </Button>
          </Links>
        </aside>
      </StartColumns>
    </StepLayout>
  );
}

const Links = styled.div`
  margin: 0 0 ${theme.space[5]} calc(-1 * ${theme.space[4]});
`;
