import { failureAdvice, planIntroTexts } from '@roi-insight/report-text';
import { styled } from 'styled-components';
import { useFormats } from '../../brand/index.ts';
import { PlanForm } from '../../features/plan/PlanForm/PlanForm.tsx';
import { ScreenHeading } from '../../features/shell/ScreenHeading/ScreenHeading.tsx';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { media, theme, type } from '../../theme/index.ts';
import type { PlanScreenProps } from './PlanScreenProps.ts';
import type { PlanState } from './PlanState.ts';
import { StepHead, StepLayout } from './StepLayout.ts';

interface PlanStartProps extends Pick<PlanScreenProps, 'today' | 'sample' | 'onSubmit' | 'onKeep'> {
  readonly state: Extract<PlanState, { kind: 'form' }>;
}

/** The first step: the teams and the tracker. */
export function PlanStart({ state, today, sample, onSubmit, onKeep }: PlanStartProps) {
  const formats = useFormats();
  return (
    <StepLayout>
      <StepHead>
        <ScreenHeading>Plan a pilot</ScreenHeading>
        <p>{planIntroTexts.lead}</p>
      </StepHead>
      {state.failure !== null && (
        <Alert tone="negative" title="The teams were not read">
          {failureAdvice(formats, state.failure).message}
        </Alert>
      )}
      <Columns>
        <PlanForm today={today} initialValues={state.values} sample={sample} onSubmit={onSubmit} onKeep={onKeep} />
        <aside>
          <h2>How it works</h2>
          <ol>
            {planIntroTexts.steps.map(({ name, text }) => (
              <li key={name}>
                <strong>{name}</strong> {text}
              </li>
            ))}
          </ol>
        </aside>
      </Columns>
    </StepLayout>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[12]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    gap: ${theme.space[20]};
  }

  aside {
    ${type.small}
    color: ${theme.color.textMuted};
  }

  h2 {
    ${type.subheading}
    color: ${theme.color.text};
  }

  ol {
    display: grid;
    gap: ${theme.space[4]};
    margin-top: ${theme.space[4]};
    padding-inline-start: ${theme.space[5]};
    list-style: decimal;
  }

  strong {
    color: ${theme.color.text};
  }
`;
