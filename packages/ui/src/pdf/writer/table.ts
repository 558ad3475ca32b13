import type { Align, Sheet } from './Sheet.ts';
import { paper, text, type TextStyle } from './styles.ts';

export interface Column {
  readonly title: string;
  /** Of the table's width. */
  readonly share: number;
  readonly align?: Align;
}

export interface TableRow {
  readonly cells: readonly string[];
  /** In the accent: the sum of the others. */
  readonly strong?: boolean;
}

export interface TableSpec {
  readonly columns: readonly Column[];
  readonly rows: readonly TableRow[];
  /** Less air between the rows: for long tables. */
  readonly dense?: boolean;
}

const GAP = 10;

/** Points that a table takes on one page. */
export function tableHeight(sheet: Sheet, spec: TableSpec): number {
  const places = placesOf(sheet, spec.columns);
  return (
    headHeight(sheet, spec.columns, places) + rowHeights(sheet, spec, places).reduce((sum, height) => sum + height, 0)
  );
}

/** Draws a table from the current place on; its head is repeated on every page. */
export function table(sheet: Sheet, spec: TableSpec): void {
  const { columns, rows } = spec;
  const air = airOf(spec);
  const places = placesOf(sheet, columns);
  const heights = rowHeights(sheet, spec, places);
  sheet.ensure(headHeight(sheet, columns, places) + (heights[0] ?? 0) + (heights[1] ?? 0));
  const close = sheet.tags.open('Table');
  sheet.tags.within('TR', () => drawHead(sheet, columns, places, true));
  rows.forEach((row, index) => {
    const height = heights[index] ?? 0;
    // The last row is not left alone on a page.
    const kept = index === rows.length - 2 ? height + (heights[index + 1] ?? 0) : height;
    if (sheet.ensure(kept)) sheet.tags.decoration(() => drawHead(sheet, columns, places, false));
    sheet.tags.within('TR', () => {
      places.forEach((place, column) => {
        const words = row.cells[column] ?? '';
        sheet.tags.within(column === 0 ? 'RowTH' : 'TD', () =>
          sheet.drawText(words, styleOf(row, column), sheet.y + air, place),
        );
      });
    });
    sheet.y += height;
    sheet.rule(sheet.y, row.strong === true ? paper.hairlineStrong : paper.hairline);
  });
  close();
}

const airOf = ({ dense = false }: TableSpec) => (dense ? 2.5 : 4.5);

/** The first column names the row. */
const styleOf = (row: TableRow, column: number): TextStyle =>
  row.strong === true || column === 0 ? text.cellStrong : text.cell;

function rowHeights(sheet: Sheet, spec: TableSpec, places: Places): number[] {
  const cellHeight = (row: TableRow, column: number, width: number) =>
    sheet.heightOf(row.cells[column] ?? '', styleOf(row, column), width);
  return spec.rows.map(
    (row) => 2 * airOf(spec) + Math.max(...places.map(({ width }, column) => cellHeight(row, column, width))),
  );
}

function placesOf(sheet: Sheet, columns: readonly Column[]) {
  let x = sheet.left;
  return columns.map(({ share, align = 'left' }, index) => {
    const outer = share * sheet.width;
    const gap = index === columns.length - 1 ? 0 : GAP;
    const place = { x, width: outer - gap, align };
    x += outer;
    return place;
  });
}

type Places = ReturnType<typeof placesOf>;

function headHeight(sheet: Sheet, columns: readonly Column[], places: Places): number {
  return (
    8 + Math.max(...columns.map(({ title }, index) => sheet.heightOf(title, text.label, places[index]?.width ?? 0)))
  );
}

function drawHead(sheet: Sheet, columns: readonly Column[], places: Places, tagged: boolean): void {
  const height = headHeight(sheet, columns, places);
  columns.forEach(({ title }, index) => {
    const place = places[index];
    if (place === undefined) return;
    const lines = sheet.wrap(title, text.label, place.width);
    const y = sheet.y + height - 4 - lines.length * text.label.leading;
    if (tagged) sheet.tags.within('TH', () => sheet.drawText(title, text.label, y, place));
    else lines.forEach((line, at) => sheet.drawLine(line, text.label, y + at * text.label.leading, place));
  });
  sheet.y += height;
  if (tagged) sheet.rule(sheet.y, paper.hairlineStrong);
  else
    sheet.doc
      .setDrawColor(paper.hairlineStrong)
      .setLineWidth(0.5)
      .line(sheet.left, sheet.y, sheet.left + sheet.width, sheet.y);
}
