import type { CoinPlan, CoinReading } from '@roi-insight/contracts';
import {
  coinDeviationText,
  coinMethodFacts,
  coinRefusedText,
  coinTermsOutline,
  coinVerdictText,
  coinWaitingText,
  isCoinDrawnAsPlanned,
} from '@roi-insight/report-text';
import type { CoinDeviation, CoinRead, CoinResult } from '@roi-insight/roi-math';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useFormats } from '../../brand/index.ts';
import { CoinPicture } from '../../features/coin/parts/CoinPicture.tsx';
import { CoinProof } from '../../features/coin/parts/CoinProof.tsx';
import { Facts } from '../../features/dashboard/shared/Facts/Facts.tsx';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Collapsible } from '../../primitives/Collapsible/Collapsible.tsx';
import { media, theme, type } from '../../theme/index.ts';

interface CoinReportBodyProps {
  readonly plan: CoinPlan;
  readonly reading: CoinReading;
  readonly result: CoinResult;
}

/** The answer of a coin plan, when it will be there, or why there is none. */
export function CoinReportBody({ plan, reading, result }: CoinReportBodyProps) {
  const formats = useFormats();
  switch (result.kind) {
    case 'refused':
      return (
        <Alert tone="negative" title="There is no result">
          {coinRefusedText[result.reason]}
        </Alert>
      );
    case 'waiting': {
      const { title, lead, read } = coinWaitingText(formats, plan, result);
      return (
        <>
          <Hero render={<section />} aria-label="Result">
            <div>
              <h2>{title}</h2>
              <p>{lead}</p>
              <p>{read}</p>
            </div>
          </Hero>
          <Deviations deviations={result.deviations} isRead={false} />
        </>
      );
    }
    case 'read':
      return (
        <>
          <Verdict plan={plan} result={result} />
          <Deviations deviations={result.deviations} isRead />
          <CoinProof outline={coinTermsOutline(plan.terms)} isDrawn={isCoinDrawnAsPlanned(result)} />
          <Collapsible title="Method" summary="Coins, tickets and how they are compared">
            <Facts items={coinMethodFacts(formats, plan, reading, result)} />
          </Collapsible>
        </>
      );
  }
}

function Verdict({ plan, result }: { readonly plan: CoinPlan; readonly result: CoinRead }) {
  const formats = useFormats();
  const titleId = useId();
  const { title, range, chance, notes } = coinVerdictText(formats, plan, result);
  return (
    <Hero render={<section />} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} data-verdict={result.verdict}>
          {title}
        </h2>
        <Range>{range}</Range>
        <strong>{chance}</strong>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      <CoinPicture result={result} />
    </Hero>
  );
}

interface DeviationsProps {
  readonly deviations: readonly CoinDeviation[];
  readonly isRead: boolean;
}

function Deviations({ deviations, isRead }: DeviationsProps) {
  const formats = useFormats();
  const titleId = useId();
  return (
    <Done aria-labelledby={titleId}>
      <h2 id={titleId}>{isRead ? 'Was it done as planned?' : 'As planned so far?'}</h2>
      {deviations.length === 0 ? (
        <p>Yes: the plan is unchanged, and its issue was there before the first ticket.</p>
      ) : (
        <ul>
          {deviations.map((deviation) => {
            const { text, consequence } = coinDeviationText(formats, deviation);
            return (
              <li key={text}>
                <strong>{text}</strong> {consequence}
              </li>
            );
          })}
        </ul>
      )}
    </Done>
  );
}

const Hero = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]} ${theme.space[12]};
  box-shadow: ${theme.shadow.md};

  ${media.desktop} {
    grid-template-columns: repeat(auto-fit, minmax(24rem, 1fr));
    align-items: center;
    padding: ${theme.space[8]} ${theme.space[10]};
  }

  h2 {
    ${type.title}
  }

  h2[data-verdict='slower'] {
    color: ${theme.color.negative};
  }

  p {
    ${type.small}
    max-width: 44rem;
    margin-top: ${theme.space[2]};
    color: ${theme.color.textMuted};
    text-wrap: pretty;
  }

  strong {
    display: block;
    margin-top: ${theme.space[1]};
    font-weight: 600;
    text-wrap: pretty;
  }
`;

const Range = styled.div`
  ${type.lead}
  margin-top: ${theme.space[3]};
  font-variant-numeric: tabular-nums;
`;

const Done = styled.section`
  ${type.small}
  display: grid;
  gap: ${theme.space[3]};
  max-width: 48rem;

  h2 {
    ${type.heading}
  }

  p,
  li {
    color: ${theme.color.textMuted};
    text-wrap: pretty;
  }

  ul {
    display: grid;
    gap: ${theme.space[3]};
    padding-inline-start: ${theme.space[5]};
    list-style: disc;
  }

  strong {
    color: ${theme.color.text};
    font-weight: 600;
  }
`;
