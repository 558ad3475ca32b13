import { styled } from 'styled-components';
import { focusRing, theme, type, visuallyHidden } from '../../../theme/index.ts';
import type { ChartModel } from '@roi-insight/report-text';

const Details = styled.details`
  ${type.caption}
`;

const Summary = styled.summary`
  ${focusRing}
  width: fit-content;
  border-radius: ${theme.radius.sm};
  color: ${theme.color.textSubtle};
  cursor: pointer;
  text-decoration: underline;
  text-decoration-color: ${theme.color.hairlineStrong};
  text-underline-offset: 0.2em;
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
`;

const Scroll = styled.section`
  ${focusRing}
  max-height: 16rem;
  margin-top: ${theme.space[3]};
  overflow: auto;
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding: ${theme.space[1]} ${theme.space[3]} ${theme.space[1]} 0;
    border-bottom: 1px solid ${theme.color.hairline};
    font-weight: 400;
    text-align: start;
  }
  thead th {
    position: sticky;
    top: 0;
    background: ${theme.color.surface};
    color: ${theme.color.textSubtle};
  }
  th:last-child,
  td:last-child {
    padding-inline-end: 0;
    text-align: end;
  }
`;

const Caption = styled.caption`
  ${visuallyHidden}
`;

/** The values behind a chart, to read and to copy. */
export function ChartValues({ title, table }: Pick<ChartModel, 'title' | 'table'>) {
  return (
    <Details>
      <Summary>Show values</Summary>
      <Scroll tabIndex={0} aria-label={`Values of ${title}`}>
        <Table>
          <Caption>{title}</Caption>
          <thead>
            <tr>
              {table.head.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((cells) => (
              <Row key={cells.join('|')} cells={cells} />
            ))}
          </tbody>
        </Table>
      </Scroll>
    </Details>
  );
}

function Row({ cells: [first, ...others] }: { readonly cells: readonly string[] }) {
  return (
    <tr>
      <th scope="row">{first}</th>
      {others.map((cell, column) => (
        // The columns of a row never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <td key={column}>{cell}</td>
      ))}
    </tr>
  );
}
