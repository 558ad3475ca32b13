import {
  planPower,
  type PlanOutline,
  POWER_TABLE_NOTE,
  powerTable,
  recommendationText,
  remedyText,
} from '@roi-insight/report-text';
import type { Remedy } from '@roi-insight/roi-math';
import { styled } from 'styled-components';
import { useFormats } from '../../brand/index.ts';
import { LengthPicker } from '../../features/plan/parts/LengthPicker.tsx';
import { PowerCurve } from '../../features/plan/PowerCurve/PowerCurve.tsx';
import { focusRing, media, textStart, theme, type } from '../../theme/index.ts';

interface ForecastProps {
  readonly outline: PlanOutline;
  readonly remedies: readonly Remedy[];
  readonly onWeeksChange: (weeks: number) => void;
}

/** What the plan can find, by its length, which is chosen here. */
export function Forecast({ outline, remedies, onWeeksChange }: ForecastProps) {
  const formats = useFormats();
  const power = planPower(formats, outline);
  const { headings, rows } = powerTable(formats, outline);
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
      {power.lines.length > 0 && (
        <>
          <Columns>
            <PowerCurve power={power} />
            <LengthPicker power={power} onChange={onWeeksChange} />
          </Columns>
          <details>
            <summary>All forecasts as a table</summary>
            <Scroll tabIndex={0} aria-label="All forecasts">
              <table>
                <thead>
                  <tr>
                    {headings.map((heading) => (
                      <th key={heading} scope="col">
                        {heading}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.map(([length, ...cells]) => (
                    <tr key={length}>
                      <th scope="row">{length}</th>
                      {cells.map((cell, index) => (
                        <td key={headings[index + 1]}>{cell}</td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </Scroll>
            <small>{POWER_TABLE_NOTE}</small>
          </details>
        </>
      )}
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

  summary {
    ${type.small}
    ${focusRing}
    width: fit-content;
    margin-top: ${theme.space[3]};
    border-radius: ${theme.radius.sm};
    color: ${theme.color.textMuted};
    cursor: pointer;
  }

  small {
    ${type.caption}
    color: ${theme.color.textSubtle};
  }
`;

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[8]};
  margin-top: ${theme.space[4]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: ${theme.space[12]};
  }
`;

const Scroll = styled.section`
  ${focusRing}
  overflow-x: auto;
  margin-block: ${theme.space[4]};

  table {
    ${type.small}
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }

  th,
  td {
    padding: ${theme.space[2]} ${theme.space[3]};
    border-bottom: 1px solid ${theme.color.hairline};
    text-align: ${textStart};
    font-weight: 400;
    white-space: nowrap;
  }

  thead th {
    ${type.label}
    color: ${theme.color.textMuted};
    white-space: normal;
  }

  tbody th {
    font-weight: 550;
  }
`;
