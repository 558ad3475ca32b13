import {
  CODE_OF_PLAN,
  codeGroups,
  planOutlineText,
  planNextSteps,
  planStaircase,
  planWitness,
  STAIRCASE_TITLE,
} from '@roi-insight/report-text';
import { styled } from 'styled-components';
import { useFormats } from '../../brand/index.ts';
import { PlanDownloads } from '../../features/plan/parts/PlanDownloads.tsx';
import { PlanPromise } from '../../features/plan/parts/PlanPromise.tsx';
import { LeftOutTeams } from '../../features/plan/parts/LeftOutTeams.tsx';
import { StaircaseChart } from '../../features/plan/StaircaseChart/StaircaseChart.tsx';
import { ScreenHeading } from '../../features/shell/ScreenHeading/ScreenHeading.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { theme, type } from '../../theme/index.ts';
import type { PlanScreenProps } from './PlanScreenProps.ts';
import type { PlanState } from './PlanState.ts';
import { StepActions, StepHead, StepLayout } from './StepLayout.ts';

interface DrawnProps extends Pick<PlanScreenProps, 'onDownload' | 'onBack'> {
  readonly state: Extract<PlanState, { kind: 'drawn' }>;
}

/** The drawn order, its files, and the next steps. */
export function Drawn({ state, onDownload, onBack }: DrawnProps) {
  const formats = useFormats();
  const { plan, isNew, file } = state;
  const { terms, hash, registration, order } = plan;
  return (
    <StepLayout>
      <StepHead>
        <ScreenHeading>The order is drawn</ScreenHeading>
        <p>{planOutlineText(formats, terms)}</p>
      </StepHead>
      <Card>
        <StaircaseChart title={STAIRCASE_TITLE} staircase={planStaircase(formats, terms, order)} isNew={isNew} />
      </Card>
      <PlanDownloads state={file} onDownload={onDownload} />
      <LeftOutTeams teams={terms.leftOut} />
      <Next>
        <h2>What to do next</h2>
        <ol>
          {planNextSteps(formats, terms).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Next>
      <PlanPromise outline={terms} />
      <Witness>
        <p>{planWitness(formats, registration)}</p>
        <p>
          {CODE_OF_PLAN}: <code dir="ltr">{codeGroups(hash).join(' ')}</code>
        </p>
      </Witness>
      <StepActions>
        <Button size="lg" onClick={onBack}>
          Make another plan
        </Button>
      </StepActions>
    </StepLayout>
  );
}

const Next = styled.section`
  h2 {
    ${type.heading}
    margin-bottom: ${theme.space[3]};
  }

  ol {
    display: grid;
    gap: ${theme.space[2]};
    max-width: 48rem;
    list-style: decimal;
    padding-inline-start: ${theme.space[5]};
    color: ${theme.color.textMuted};
  }
`;

const Witness = styled.section`
  ${type.caption}
  display: grid;
  gap: ${theme.space[1]};
  padding-top: ${theme.space[5]};
  border-top: 1px solid ${theme.color.hairline};
  color: ${theme.color.textSubtle};

  code {
    font: inherit;
    overflow-wrap: anywhere;
  }
`;
