import { styled } from 'styled-components';
import { textStart, theme } from '../../../theme/index.ts';
import type { ChartModel, ChartTable } from '@roi-insight/report-text';
import { VisuallyHidden } from '../../../primitives/shared/VisuallyHidden.ts';

const Table = styled.table`
  width: 100%;
  font-variant-numeric: tabular-nums;
  th,
  td {
    padding-block: ${theme.space[1]};
    padding-inline: 0 ${theme.space[3]};
    border-bottom: 1px solid ${theme.color.hairline};
    font-weight: 400;
    text-align: ${textStart};
  }
  thead th {
    color: ${theme.color.textSubtle};
  }
  [data-figure] {
    text-align: end;
  }
  th:last-child,
  td:last-child {
    padding-inline-end: 0;
  }
`;

interface ValuesTableProps extends Pick<ChartModel, 'table'> {
  /** The name of the table; not needed below a heading. */
  readonly title?: string;
}

/** A table of values as text. */
export function ValuesTable({ title, table }: ValuesTableProps) {
  return (
    <Table>
      {title !== undefined && <VisuallyHidden as="caption">{title}</VisuallyHidden>}
      <thead>
        <tr>
          {table.head.map((head, column) => (
            <th key={head} scope="col" data-figure={column >= table.texts || undefined}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((cells) => (
          <Row key={cells.join('|')} cells={cells} texts={table.texts} />
        ))}
      </tbody>
    </Table>
  );
}

interface RowProps extends Pick<ChartTable, 'texts'> {
  readonly cells: readonly string[];
}

function Row({ cells: [first, ...others], texts }: RowProps) {
  return (
    <tr>
      <th scope="row">{first}</th>
      {others.map((cell, column) => (
        // The columns of a row keep their order.
        // oxlint-disable-next-line react/no-array-index-key
        <td key={column} data-figure={column + 1 >= texts || undefined}>
          {cell}
        </td>
      ))}
    </tr>
  );
}
