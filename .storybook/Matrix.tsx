import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme, type } from '@roi-insight/ui/theme';

const Table = styled.table`
  border-collapse: collapse;
`;

const Label = styled.th`
  ${type.caption}
  padding: ${theme.space[2]} ${theme.space[4]} ${theme.space[2]} 0;
  color: ${theme.color.textSubtle};
  text-align: start;
  font-weight: 400;
`;

const Cell = styled.td<{ $width: string | undefined }>`
  min-width: ${({ $width }) => $width};
  vertical-align: top;
  padding: ${theme.space[2]} ${theme.space[4]} ${theme.space[2]} 0;
`;

interface MatrixProps<Row extends string, Column extends string> {
  readonly rows: readonly Row[];
  readonly columns: readonly Column[];
  /** Minimum width of a cell, for components that fill their container. */
  readonly cell?: string;
  readonly children: (row: Row, column: Column) => ReactNode;
}

/** Shows every combination of two properties, for reviews by designers and for a single screenshot. */
export function Matrix<Row extends string, Column extends string>({
  rows,
  columns,
  cell,
  children,
}: MatrixProps<Row, Column>) {
  return (
    <Table>
      <thead>
        <tr>
          <Label scope="col">variant</Label>
          {columns.map((column) => (
            <Label key={column} scope="col">
              {column}
            </Label>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <Label scope="row">{row}</Label>
            {columns.map((column) => (
              <Cell key={column} data-row={row} data-column={column} $width={cell}>
                {children(row, column)}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
