import { ticketDelimiterOf } from '../csv/ticketDelimiterOf.ts';
import { isHeading } from './suggestMapping.ts';

/** Lines among which the headings are looked for. */
const MAX_LINES = 6;
const MAX_LENGTH = 100_000;

/**
 * The text of a table, from which lines above known headings are removed, such as the name of a project. They become
 * blank lines, so that the numbers of the other lines stay.
 */
export async function* withoutTitle(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let first: string | null = '';
  for await (const text of texts) {
    if (first === null) {
      yield text;
      continue;
    }
    first += text;
    if (first.split('\n').length <= MAX_LINES && first.length < MAX_LENGTH) continue;
    yield fromHeadings(first);
    first = null;
  }
  if (first !== null && first !== '') yield fromHeadings(first);
}

function fromHeadings(text: string): string {
  const lines = text.split('\n');
  const at = lines
    .slice(0, MAX_LINES)
    .findIndex((line, index) => isHeading(cellsIn(line)) && !isInCell(lines.slice(0, index)));
  return at <= 0 ? text : '\n'.repeat(at) + lines.slice(at).join('\n');
}

/** Whether the line after these belongs to a cell with several lines, such as a note that names the columns. */
function isInCell(before: readonly string[]): boolean {
  const rest = before.join('\n').replaceAll(/(^|[,;\t\n])"(?:[^"]|"")*"/g, '$1');
  return /(^|[,;\t\n])"/.test(rest);
}

const cellsIn = (line: string) =>
  line
    .replace(/^\uFEFF|\r$/g, '')
    .replaceAll('"', '')
    .split(ticketDelimiterOf(line));
