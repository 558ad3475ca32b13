const OPENING = '([{';
const CLOSING = ')]}';
const QUOTES = '\'"`';

/** The entries of an object literal that begins at `at`, as they are written. */
function entriesAt(source: string, at: number): readonly string[] {
  const entries: string[] = [];
  let depth = 0;
  let quote = '';
  let start = at + 1;
  for (let index = at; index < source.length; index += 1) {
    const letter = source.charAt(index);
    if (quote !== '') {
      if (letter === '\\') index += 1;
      else if (letter === quote) quote = '';
    } else if (QUOTES.includes(letter)) quote = letter;
    else if (OPENING.includes(letter)) depth += 1;
    else if (CLOSING.includes(letter)) depth -= 1;
    if (depth === 0 || (depth === 1 && letter === ',' && quote === '')) {
      entries.push(source.slice(start, index).trim());
      start = index + 1;
    }
    if (depth === 0) break;
  }
  return entries.filter((entry) => entry !== '');
}

/** An entry as an attribute. */
function attribute(entry: string): string {
  if (entry.startsWith('...')) return `{${entry}}`;
  const [, name = entry, value = entry] = /^(\w+):\s*([^]*)$/.exec(entry) ?? [];
  const [, text] = /^'([^'"\\{}]*)'$/.exec(value) ?? [];
  if (text !== undefined) return `${name}="${text}"`;
  return value === 'true' ? name : `${name}={${value}}`;
}

/**
 * The `args` of a story's source as a reader writes them on the component: `trend="down"`, a line for each. Empty if the
 * story has none of its own. What only records calls in tests is left out.
 */
export function argsAsProps(source: string): string {
  const [opening] = /^ {2}args: \{/m.exec(source) ?? [];
  if (opening === undefined) return '';
  const at = source.indexOf(opening) + opening.length - 1;
  const attributes = entriesAt(source, at).filter((entry) => !entry.endsWith(': fn()'));
  return attributes.map((entry) => attribute(entry).replaceAll(/\n {4}/g, '\n')).join('\n');
}
