import type { Block, Flow } from './Flow.ts';
import type { Align, PageWriter, Place } from './PageWriter.ts';
import { text, type TextStyle } from './styles.ts';

export interface Column {
  /** If no column has a title, the table has no head. */
  readonly title?: string;
  /** The column's share of the width that columns without a share leave. A column without a share is as wide as its content. */
  readonly share?: number;
  readonly align?: Align;
}

export interface TableRow {
  readonly cells: readonly string[];
  /** Whether the row is emphasized, as the total of the other rows. */
  readonly strong?: boolean;
}

export interface TableSpec {
  readonly columns: readonly Column[];
  readonly rows: readonly TableRow[];
  /** Whether there is less space between the rows, for long tables. */
  readonly dense?: boolean;
}

const GAP = 10;
/** Height of the titles above a table, in points. */
const TITLES = 60;

/** Adds a table. It is on one page unless it is higher than a page. In that case, its head is repeated on every page. */
export function table(flow: Flow, spec: TableSpec): void {
  const { writer } = flow;
  const rows = rowBlocks(writer, spec, writer.column);
  const isLong = heightOf(rows) > writer.bottom - writer.top - TITLES;
  rows.forEach((row, index) => {
    flow.add(row);
    // Never leaves the first or last row alone on a page.
    const isKept = !isLong || index === 0 || index === rows.length - 2;
    if (isKept && index < rows.length - 1) flow.keepWithNext();
  });
}

/** Draws a table in a column of the page, beside other content. */
export function tableBeside(writer: PageWriter, spec: TableSpec, place: Place, top: number): void {
  let y = top;
  for (const row of rowBlocks(writer, spec, place)) {
    writer.y = y;
    row.draw();
    y += row.height;
  }
}

interface RowBlock extends Block {
  readonly draw: () => void;
}

const heightOf = (rows: readonly RowBlock[]) => rows.reduce((sum, { height }) => sum + height, 0);

/** The rows as blocks. The first block includes the head. */
function rowBlocks(writer: PageWriter, spec: TableSpec, place: Place): RowBlock[] {
  const { columns } = spec;
  const padding = paddingOf(spec);
  const places = placesOf(writer, spec, place);
  const head = headHeight(writer, columns, places);
  const heights = rowHeights(writer, spec, places);
  const inTable = writer.tags.element('Table');
  return spec.rows.map((row, index) => {
    const height = heights[index] ?? 0;
    const draw = () =>
      inTable(() => {
        if (index === 0) firstRule(writer, columns, places, place);
        writer.tags.within('TR', () => {
          places.forEach((cellPlace, column) => {
            writer.tags.within(column === 0 ? 'RowTH' : 'TD', () =>
              writer.drawText(row.cells[column] ?? '', styleOf(row, column), writer.y + padding, cellPlace),
            );
          });
        });
        writer.rule(writer.y + height, row.strong === true ? 'hairlineStrong' : 'hairline', place);
      });
    if (index === 0) return { height: head + height, draw };
    const repeat = () => writer.tags.decoration(() => drawHead(writer, columns, places, place, false));
    return { height, repeated: { height: head, draw: repeat }, draw };
  });
}

function firstRule(writer: PageWriter, columns: readonly Column[], places: Places, place: Place): void {
  if (hasHead(columns)) writer.tags.within('TR', () => drawHead(writer, columns, places, place, true));
  else writer.rule(writer.y, 'hairlineStrong', place);
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

function placesOf(writer: PageWriter, { columns, rows }: TableSpec, { x: start, width: whole }: Place) {
  const contentWidth = ({ title = '' }: Column, column: number) =>
    Math.max(
      ...title.split('\n').map((line) => writer.measure(line, text.label)),
      ...rows.map((row) => writer.measure(row.cells[column] ?? '', styleOf(row, column))),
    );
  const widths = columns.map((column, index) =>
    column.share === undefined ? contentWidth(column, index) + GAP : null,
  );
  const left = whole - widths.reduce<number>((sum, width) => sum + (width ?? 0), 0);
  let x = start;
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

function drawHead(
  writer: PageWriter,
  columns: readonly Column[],
  places: Places,
  { x, width }: Place,
  tagged: boolean,
): void {
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
  if (tagged) writer.rule(writer.y, 'hairlineStrong', { x, width });
  else {
    writer.doc
      .setDrawColor(writer.colors.hairlineStrong)
      .setLineWidth(0.5)
      .line(x, writer.y, x + width, writer.y);
  }
}
