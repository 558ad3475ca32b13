import type { ChartTable } from '../charts/ChartModel.ts';
import type { Block, TableRow } from './Block.ts';

/** A list of sentences. */
export const listOf = (sentences: readonly string[]): Block => ({
  kind: 'list',
  items: sentences.map((text) => ({ text })),
});

export const rowsOf = (rows: readonly (readonly string[])[]): readonly TableRow[] => rows.map((cells) => ({ cells }));

/** The values of a chart, in columns of equal width. */
export const chartTable = ({ head, rows, texts }: ChartTable): Block => ({
  kind: 'table',
  columns: head.map((title, column) =>
    column < texts ? { title, share: 1 / head.length } : { title, share: 1 / head.length, align: 'right' },
  ),
  rows: rowsOf(rows),
});

/** Values in a dense table. `shares` contains each column's share of the width. */
export const denseTable = ({ head, rows }: ChartTable, shares: readonly number[]): Block => ({
  kind: 'table',
  dense: true,
  columns: head.map((title, index) => ({ title, share: shares[index] ?? 0 })),
  rows: rowsOf(rows),
});

export const heading = (text: string): Block => ({ kind: 'heading', text });

export const prose = (text: string): Block => ({ kind: 'prose', text });

export const note = (text: string): Block => ({ kind: 'note', text });
