import {
  type PlanOutline,
  planPower,
  POWER_TABLE_NOTE,
  POWER_TABLE_TITLE,
  powerPlot,
  powerTable,
} from '@roi-insight/report-text';
import { styled } from 'styled-components';
import { useFormats } from '../../../brand/index.ts';
import { focusRing, media, textStart, theme, type } from '../../../theme/index.ts';
import { PlotView } from '../../shell/document/plot/PlotView.tsx';
import { LengthPicker } from './LengthPicker.tsx';

interface PowerByLengthProps {
  /** The plan with its forecast. */
  readonly outline: PlanOutline;
  /** Called with the length that the reader chose. */
  readonly onWeeksChange: (weeks: number) => void;
}

/** Shows as a plot and a table how often a plan finds the saving, by its length. The reader chooses the length here. Empty if there is no forecast. */
export function PowerByLength({ outline, onWeeksChange }: PowerByLengthProps) {
  const formats = useFormats();
  const plot = powerPlot(formats, outline);
  if (plot === null) return null;
  const { headings, rows } = powerTable(formats, outline);
  return (
    <>
      <Columns>
        <PlotView plot={plot} />
        <LengthPicker power={planPower(formats, outline)} onChange={onWeeksChange} />
      </Columns>
      <Details>
        <summary>{POWER_TABLE_TITLE}</summary>
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
      </Details>
    </>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[8]};
  margin-top: ${theme.space[4]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    align-items: start;
    gap: ${theme.space[12]};
  }
`;

const Details = styled.details`
  > summary {
    ${type.small}
    ${focusRing}
    width: fit-content;
    margin-top: ${theme.space[3]};
    border-radius: ${theme.radius.sm};
    color: ${theme.color.textMuted};
    cursor: pointer;
  }

  > small {
    ${type.caption}
    color: ${theme.color.textSubtle};
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
  }

  thead th {
    ${type.label}
    color: ${theme.color.textMuted};
  }

  tbody th {
    font-weight: 550;
    white-space: nowrap;
  }
`;
