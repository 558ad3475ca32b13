import { type PlanOutline, recommendationText, remedyText } from '@roi-insight/report-text';
import type { Remedy } from '@roi-insight/roi-math';
import { styled } from 'styled-components';
import { useFormats } from '../../brand/index.ts';
import { PowerByLength } from '../../features/plan/parts/PowerByLength.tsx';
import { theme, type } from '../../theme/index.ts';

interface ForecastProps {
  readonly outline: PlanOutline;
  readonly remedies: readonly Remedy[];
  readonly onWeeksChange: (weeks: number) => void;
}

/** The saving that the plan can find, by its length. The reader chooses the length here. */
export function Forecast({ outline, remedies, onWeeksChange }: ForecastProps) {
  const formats = useFormats();
  return (
    <Root>
      <h2>What it can find</h2>
      <p>{recommendationText(formats, outline)}</p>
      {remedies.length > 0 && (
        <ul>
          {remedies.map((remedy) => (
            <li key={remedy}>{remedyText(remedy)}</li>
          ))}
        </ul>
      )}
      <PowerByLength outline={outline} onWeeksChange={onWeeksChange} />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};

  h2 {
    ${type.heading}
  }

  > p,
  > ul {
    max-width: 48rem;
    color: ${theme.color.textMuted};
    text-wrap: pretty;
  }

  > ul {
    list-style: disc;
    padding-inline-start: ${theme.space[5]};
  }

  td {
    white-space: nowrap;
  }
`;
