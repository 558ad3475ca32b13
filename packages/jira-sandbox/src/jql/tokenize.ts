import { JqlError } from './JqlError.ts';

/** A JQL token. A quoted text is never a keyword. */
export interface Token {
  readonly kind: 'text' | 'quoted' | 'symbol';
  readonly text: string;
}

const PATTERN = /\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|(!=|>=|<=|!~|[=<>~!(),])|([^\s"'=<>~!(),]+))/y;

/** Splits JQL into tokens. @throws JqlError for a quote that is never closed */
export function tokenize(jql: string): Token[] {
  const pattern = new RegExp(PATTERN);
  const text = jql.trimEnd();
  const tokens: Token[] = [];
  while (pattern.lastIndex < text.length) {
    const at = pattern.lastIndex;
    const match = pattern.exec(text);
    if (match === null) {
      throw new JqlError(
        `Error in the JQL Query: The quoted string '${text.slice(at).trim()}' has not been completed.`,
      );
    }
    const [, double, single, symbol, word] = match;
    const quoted = double ?? single;
    if (quoted !== undefined) tokens.push({ kind: 'quoted', text: quoted.replaceAll(/\\(.)/g, '$1') });
    else if (symbol !== undefined) tokens.push({ kind: 'symbol', text: symbol });
    else if (word !== undefined) tokens.push({ kind: 'text', text: word });
  }
  return tokens;
}
