import type { Flow } from './Flow.ts';
import type { Align, PageWriter } from './PageWriter.ts';
import { text, type TextStyle } from './styles.ts';

export interface Column {
  /** Without a title in any column, the table has no head. */
  readonly title?: string;
  /** Share of the width that is left beside the columns without a share, which are as wide as their content. */
  readonly share?: number;
  readonly align?: Align;
}

export interface TableRow {
  readonly cells: readonly string[];
  /** Emphasized: the total of the other rows. */
  readonly strong?: boolean;
}

export interface TableSpec {
  readonly columns: readonly Column[];
  readonly rows: readonly TableRow[];
  /** Less space between the rows, for long tables. */
  readonly dense?: boolean;
}

const GAP = 10;
/** Space that the titles above a table take, in points. */
const TITLES = 60;

/** Adds a table. It is on one page unless it is higher than that; then its head, if it has one, is on every page. */
export function table(flow: Flow, spec: TableSpec): void {
  const { writer } = flow;
  const { columns, rows } = spec;
  const padding = paddingOf(spec);
  const places = placesOf(writer, spec);
  const heights = rowHeights(writer, spec, places);
  const head = headHeight(writer, columns, places);
  const isLong = head + heights.reduce((sum, height) => sum + height, 0) > writer.bottom - writer.top - TITLES;
  const inTable = writer.tags.element('Table');
  rows.forEach((row, index) => {
    const isFirst = index === 0;
    flow.add({
      height: (heights[index] ?? 0) + (isFirst ? head : 0),
      ...(!isFirst && {
        repeated: { height: head, draw: () => writer.tags.decoration(() => drawHead(writer, columns, places, false)) },
      }),
      draw: () =>
        inTable(() => {
          if (isFirst) firstRule(writer, columns, places);
          writer.tags.within('TR', () => {
            places.forEach((place, column) => {
              const cell = row.cells[column] ?? '';
              writer.tags.within(column === 0 ? 'RowTH' : 'TD', () =>
                writer.drawText(cell, styleOf(row, column), writer.y + padding, place),
              );
            });
          });
          writer.rule(writer.y + (heights[index] ?? 0), row.strong === true ? 'hairlineStrong' : 'hairline');
        }),
    });
    // Never leaves the first or last row alone on a page.
    const isKept = !isLong || isFirst || index === rows.length - 2;
    if (isKept && index < rows.length - 1) flow.keepWithNext();
  });
}

function firstRule(writer: PageWriter, columns: readonly Column[], places: Places): void {
  if (hasHead(columns)) writer.tags.within('TR', () => drawHead(writer, columns, places, true));
  else writer.rule(writer.y, 'hairlineStrong');
}

const paddingOf = ({ dense = false }: TableSpec) => (dense ? 1.75 : 3.25);

/** The first column names the row, so its cells are row headers. */
const styleOf = (row: TableRow, column: number): TextStyle =>
  row.strong === true || column === 0 ? text.cellStrong : text.cell;

function rowHeights(writer: PageWriter, spec: TableSpec, places: Places): number[] {
  const cellHeight = (row: TableRow, column: number, width: number) =>
    writer.heightOf(row.cells[column] ?? '', styleOf(row, column), width);
  return spec.rows.map(
    (row) => 2 * paddingOf(spec) + Math.max(...places.map(({ width }, column) => cellHeight(row, column, width))),
  );
}

function placesOf(writer: PageWriter, { columns, rows }: TableSpec) {
  const contentWidth = ({ title = '' }: Column, column: number) =>
    Math.max(
      ...title.split('\n').map((line) => writer.measure(line, text.label)),
      ...rows.map((row) => writer.measure(row.cells[column] ?? '', styleOf(row, column))),
    );
  const widths = columns.map((column, index) =>
    column.share === undefined ? contentWidth(column, index) + GAP : null,
  );
  const left = writer.width - widths.reduce<number>((sum, width) => sum + (width ?? 0), 0);
  let x = writer.left;
  return columns.map(({ share = 0, align = 'left' }, index) => {
    const outer = widths[index] ?? share * left;
    const gap = index === columns.length - 1 ? 0 : GAP;
    const place = { x, width: outer - gap, align };
    x += outer;
    return place;
  });
}

type Places = ReturnType<typeof placesOf>;

const hasHead = (columns: readonly Column[]) => columns.some(({ title }) => title !== undefined);

function headHeight(writer: PageWriter, columns: readonly Column[], places: Places): number {
  if (!hasHead(columns)) return 0;
  const heights = columns.map(({ title = '' }, index) => writer.heightOf(title, text.label, places[index]?.width ?? 0));
  return 8 + Math.max(...heights);
}

function drawHead(writer: PageWriter, columns: readonly Column[], places: Places, tagged: boolean): void {
  const height = headHeight(writer, columns, places);
  columns.forEach(({ title = '' }, index) => {
    const place = places[index];
    if (place === undefined) return;
    const lines = writer.wrap(title, text.label, place.width);
    const y = writer.y + height - 4 - lines.length * text.label.leading;
    if (tagged) writer.tags.within('TH', () => writer.drawText(title, text.label, y, place));
    else lines.forEach((line, at) => writer.drawLine(line, text.label, y + at * text.label.leading, place));
  });
  writer.y += height;
  if (tagged) writer.rule(writer.y, 'hairlineStrong');
  else {
    writer.doc
      .setDrawColor(writer.colors.hairlineStrong)
      .setLineWidth(0.5)
      .line(writer.left, writer.y, writer.left + writer.width, writer.y);
  }
}
