import { formOf, OWN_COLUMNS } from '../csv/columns.ts';
import { type ColumnMapping, TICKET_COLUMNS } from './ColumnMapping.ts';
import { dateOrderOf } from './dateOrderOf.ts';
import { type Candidates, KNOWN_EXPORTS, USUAL_HEADINGS } from './knownExports.ts';
import { TABLE_TRACKERS, type TableColumn, type TableTracker, type TicketTable } from './TicketTable.ts';
import { usuallyLeftOut } from './usuallyLeftOut.ts';

/** Recognizes a table by its headings, and suggests what its columns mean. */
export function suggestMapping(
  columns: readonly TableColumn[],
): Pick<TicketTable, 'origin' | 'repeated' | 'suggested'> {
  const filled = new Map(
    columns.map(({ heading, values, unlisted }) => [heading, values.reduce((sum, { count }) => sum + count, unlisted)]),
  );
  const form = formOf(columns.map(({ heading }) => heading));
  const byName = clearNames(columns, filled);
  const tracker = form === null ? (TABLE_TRACKERS.find((one) => isExportOf(one, byName)) ?? null) : null;
  const headings = headingsFrom(form === null ? candidatesOf(tracker) : ownCandidates(form), byName, filled);
  const order = dateOrderOf({ columns }, headings);
  const origin = form === null ? tracker : 'own';
  return {
    origin,
    repeated: origin === null ? repeatedIn(byName) : [],
    suggested: {
      headings,
      dateOrder: order.kind === 'settled' ? order.order : null,
      leaveOut: usuallyLeftOut({ columns, origin }, headings),
    },
  };
}

/** The usual headings that several columns have. */
function repeatedIn(byName: ReadonlyMap<string, string>): readonly string[] {
  const names = Object.values(USUAL_HEADINGS).flat();
  return [
    ...new Set(names.flatMap((name) => (byName.has(`${nameOf(name)} (2)`) ? [byName.get(nameOf(name)) ?? name] : []))),
  ];
}

/** Repeated headings have numbers: “Story Points (2)”. */
const NUMBERED = / \(\d+\)$/;

/**
 * The headings by their names. If only one of several columns with the same heading has values, that one is meant. Of
 * sizes, none is meant otherwise; of other columns, the numbered names remain and show that it is unclear.
 */
function clearNames(columns: readonly TableColumn[], filled: ReadonlyMap<string, number>): ReadonlyMap<string, string> {
  const names = new Map(columns.map(({ heading }) => [nameOf(heading), heading]));
  for (const { heading } of columns) {
    const same = columns.filter((one) => one.heading === heading || one.heading.replace(NUMBERED, '') === heading);
    if (same.length < 2 || NUMBERED.test(heading)) continue;
    const used = same.filter((one) => (filled.get(one.heading) ?? 0) > 0);
    const isSize = USUAL_HEADINGS.size?.includes(nameOf(heading)) === true;
    if (used.length > 1 && !isSize) continue;
    for (const one of same) names.delete(nameOf(one.heading));
    const [only] = used.length === 1 ? used : same;
    if (only !== undefined && used.length < 2) names.set(nameOf(heading), only.heading);
  }
  return names;
}

/** A heading in the form that is compared: some trackers write created_at or createdAt. */
const nameOf = (heading: string) =>
  heading
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll('_', ' ');

/** Whether these are the headings of a table that is recognized, or of one whose required columns have usual headings. */
export function isHeading(cells: readonly string[]): boolean {
  const names = new Map(cells.map((cell) => [nameOf(cell.trim()), cell]));
  const has = (column: 'id' | 'created' | 'done') => USUAL_HEADINGS[column]?.some((name) => names.has(nameOf(name)));
  return (
    formOf(cells) !== null ||
    TABLE_TRACKERS.some((tracker) => isExportOf(tracker, names)) ||
    (has('id') === true && has('created') === true && has('done') === true)
  );
}

function isExportOf(tracker: TableTracker, byName: ReadonlyMap<string, string>): boolean {
  const { marks, required } = KNOWN_EXPORTS[tracker];
  // If two columns have the same heading, it is unknown which one is meant.
  const isClear = Object.values(candidatesOf(tracker)).every(
    (names) => !names.some((name) => byName.has(`${name} (2)`)),
  );
  const isThere = (names: readonly string[]) => names.some((name) => byName.has(name));
  return isClear && marks.every((name) => byName.has(name)) && Object.values(required).every(isThere);
}

function candidatesOf(tracker: TableTracker | null): Candidates {
  return tracker === null ? USUAL_HEADINGS : { ...KNOWN_EXPORTS[tracker].required, ...KNOWN_EXPORTS[tracker].optional };
}

const ownCandidates = (form: 'long' | 'wide'): Candidates =>
  Object.fromEntries(OWN_COLUMNS[form].map((column) => [column, [column]]));

/** @param filled number of cells with a value, by heading */
function headingsFrom(
  candidates: Candidates,
  byName: ReadonlyMap<string, string>,
  filled: ReadonlyMap<string, number>,
): ColumnMapping['headings'] {
  return Object.fromEntries(
    TICKET_COLUMNS.flatMap((column) => {
      const found = (candidates[column] ?? [])
        .map((name) => byName.get(nameOf(name)))
        .filter((heading) => heading !== undefined);
      const count = (heading: string) => filled.get(heading) ?? 0;
      // For sizes, a table may have two columns, estimates and story points, so the fuller column counts. For any
      // other meaning, the most usual heading counts.
      const heading =
        column === 'size'
          ? found.toSorted((a, b) => count(b) - count(a))[0]
          : (found.find((one) => count(one) > 0) ?? found[0]);
      return heading === undefined ? [] : [[column, heading]];
    }),
  );
}
