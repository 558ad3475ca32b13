import type { Align, PageWriter } from './PageWriter.ts';
import { text, type TextStyle } from './styles.ts';

export interface Column {
  /** Without a title in any column, the table has no head. */
  readonly title?: string;
  /** Share of the table's width, 0–1. */
  readonly share: number;
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

/** Height of a table that fits on one page, in points. */
export function tableHeight(writer: PageWriter, spec: TableSpec): number {
  const places = placesOf(writer, spec.columns);
  return (
    headHeight(writer, spec.columns, places) + rowHeights(writer, spec, places).reduce((sum, height) => sum + height, 0)
  );
}

/** Draws a table at the current position; its head, if it has one, is repeated on every page. */
export function table(writer: PageWriter, spec: TableSpec): void {
  const { columns, rows } = spec;
  const padding = paddingOf(spec);
  const places = placesOf(writer, columns);
  const heights = rowHeights(writer, spec, places);
  writer.ensure(headHeight(writer, columns, places) + (heights[0] ?? 0) + (heights[1] ?? 0));
  const close = writer.tags.open('Table');
  if (hasHead(columns)) writer.tags.within('TR', () => drawHead(writer, columns, places, true));
  else writer.rule(writer.y, 'hairlineStrong');
  rows.forEach((row, index) => {
    const height = heights[index] ?? 0;
    // Never leaves the last row alone on a page.
    const kept = index === rows.length - 2 ? height + (heights[index + 1] ?? 0) : height;
    if (writer.ensure(kept) && hasHead(columns)) {
      writer.tags.decoration(() => drawHead(writer, columns, places, false));
    }
    writer.tags.within('TR', () => {
      places.forEach((place, column) => {
        const cell = row.cells[column] ?? '';
        writer.tags.within(column === 0 ? 'RowTH' : 'TD', () =>
          writer.drawText(cell, styleOf(row, column), writer.y + padding, place),
        );
      });
    });
    writer.y += height;
    writer.rule(writer.y, row.strong === true ? 'hairlineStrong' : 'hairline');
  });
  close();
}

const paddingOf = ({ dense = false }: TableSpec) => (dense ? 2.5 : 4.5);

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

function placesOf(writer: PageWriter, columns: readonly Column[]) {
  let x = writer.left;
  return columns.map(({ share, align = 'left' }, index) => {
    const outer = share * writer.width;
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
  else
    writer.doc
      .setDrawColor(writer.colors.hairlineStrong)
      .setLineWidth(0.5)
      .line(writer.left, writer.y, writer.left + writer.width, writer.y);
}
