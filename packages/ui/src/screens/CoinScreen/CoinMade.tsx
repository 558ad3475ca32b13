import { coinFacts, coinLead, coinSteps, coinTermsOutline } from '@roi-insight/report-text';
import { styled } from 'styled-components';
import { useFormats } from '../../brand/index.ts';
import { CoinDownloads } from '../../features/coin/parts/CoinDownloads.tsx';
import { CoinProof } from '../../features/coin/parts/CoinProof.tsx';
import { CoinWitness } from '../../features/coin/parts/CoinWitness.tsx';
import { Facts } from '../../features/dashboard/shared/Facts/Facts.tsx';
import { ScreenHeading } from '../../features/shell/ScreenHeading/ScreenHeading.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { media, theme, type } from '../../theme/index.ts';
import { StepActions, StepHead, StepLayout } from '../PlanScreen/StepLayout.ts';
import type { CoinScreenProps, CoinState } from './CoinScreenProps.ts';

interface CoinMadeProps extends Pick<CoinScreenProps, 'onCheckIssue' | 'onDownload' | 'onBack' | 'onCoins' | 'onCopy'> {
  readonly state: Extract<CoinState, { kind: 'made' }>;
}

/** The plan, its two files, its witness, and what the team does. */
export function CoinMade({ state, onCheckIssue, onDownload, onBack, onCoins, onCopy }: CoinMadeProps) {
  const formats = useFormats();
  const { plan, issue, saved } = state;
  return (
    <StepLayout>
      <StepHead>
        <ScreenHeading>Save the plan and its secret</ScreenHeading>
        <p>{coinLead(formats, coinTermsOutline(plan.terms))}</p>
      </StepHead>
      <CoinDownloads saved={saved} onDownload={onDownload} />
      <CoinWitness plan={plan} issue={issue} onCheck={onCheckIssue} onCopy={onCopy} />
      <Columns>
        <section>
          <h2>What to do next</h2>
          <ol>
            {coinSteps(formats, plan.terms).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <Button onClick={onCoins}>Look up coins</Button>
        </section>
        <section>
          <h2>What the plan promises</h2>
          <Facts items={coinFacts(formats, plan)} />
        </section>
      </Columns>
      <CoinProof outline={coinTermsOutline(plan.terms)} />
      <StepActions>
        <Button size="lg" onClick={onBack}>
          Make another plan
        </Button>
      </StepActions>
    </StepLayout>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]} ${theme.space[12]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }

  h2 {
    ${type.heading}
    margin-bottom: ${theme.space[3]};
  }

  ol {
    ${type.small}
    display: grid;
    gap: ${theme.space[3]};
    margin-bottom: ${theme.space[5]};
    padding-inline-start: ${theme.space[5]};
    list-style: decimal;
    color: ${theme.color.textMuted};
    text-wrap: pretty;
  }
`;
