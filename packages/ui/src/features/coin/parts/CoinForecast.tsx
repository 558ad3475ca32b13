import { COIN_TABLE_NOTE, type CoinOutline, coinPower, coinRecommendation, coinTable } from '@roi-insight/report-text';
import { styled } from 'styled-components';
import { useFormats } from '../../../brand/index.ts';
import { Card } from '../../../primitives/Card/Card.tsx';
import { focusRing, media, textStart, theme, type } from '../../../theme/index.ts';
import { LengthPicker } from '../../plan/parts/LengthPicker.tsx';
import { PowerCurve } from '../../plan/PowerCurve/PowerCurve.tsx';

interface CoinForecastProps {
  readonly outline: CoinOutline;
  readonly isSizeUsed: boolean;
  readonly onWeeksChange: (weeks: number) => void;
}

/** What a coin plan can find, by its length, which is chosen here. */
export function CoinForecast({ outline, isSizeUsed, onWeeksChange }: CoinForecastProps) {
  const formats = useFormats();
  const power = coinPower(formats, outline);
  const { headings, rows } = coinTable(formats, outline.forecast);
  return (
    <Root render={<section />} aria-label="Forecast">
      <h2>What it can find</h2>
      <p>{coinRecommendation(formats, outline, isSizeUsed)}</p>
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
        <small>{COIN_TABLE_NOTE}</small>
      </details>
    </Root>
  );
}

const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};

  h2 {
    ${type.heading}
  }

  > p {
    max-width: 48rem;
    color: ${theme.color.textMuted};
    text-wrap: pretty;
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
