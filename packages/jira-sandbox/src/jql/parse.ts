import { JqlError } from './JqlError.ts';
import { type Token, tokenize } from './tokenize.ts';

export type Operand =
  | { readonly kind: 'value'; readonly text: string }
  | { readonly kind: 'function'; readonly name: string }
  | { readonly kind: 'empty' };

type Operator = '=' | '!=' | '>' | '>=' | '<' | '<=' | '~' | '!~' | 'in' | 'not in' | 'is' | 'is not';

export interface Clause {
  readonly kind: 'clause';
  readonly field: string;
  readonly operator: Operator;
  readonly operands: readonly Operand[];
}

export type Condition =
  | Clause
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Condition[] }
  | { readonly kind: 'not'; readonly part: Condition };

export interface Sort {
  readonly field: string;
  readonly descending: boolean;
}

export interface Query {
  readonly where: Condition | null;
  readonly orderBy: readonly Sort[];
}

const COMPARISONS: readonly Operator[] = ['=', '!=', '>', '>=', '<', '<=', '~', '!~'];

/** Parses JQL. @throws JqlError with Jira's message for a query that Jira would refuse */
export function parseJql(jql: string): Query {
  const reader = new Reader(tokenize(jql));
  const where = reader.atEnd() || reader.peekWord('order') ? null : readOr(reader);
  const orderBy = readOrder(reader);
  if (!reader.atEnd()) throw reader.unexpected("'OR', 'AND' or 'ORDER BY'");
  return { where, orderBy };
}

class Reader {
  private at = 0;
  private readonly tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  atEnd(): boolean {
    return this.at >= this.tokens.length;
  }

  peekWord(word: string): boolean {
    const token = this.tokens[this.at];
    return token?.kind === 'text' && token.text.toLowerCase() === word;
  }

  takeWord(word: string): boolean {
    const found = this.peekWord(word);
    if (found) this.at += 1;
    return found;
  }

  takeSymbol(symbol: string): boolean {
    const token = this.tokens[this.at];
    const found = token?.kind === 'symbol' && token.text === symbol;
    if (found) this.at += 1;
    return found;
  }

  takeOperator(): Operator | undefined {
    const token = this.tokens[this.at];
    const operator = token?.kind === 'symbol' ? COMPARISONS.find((known) => known === token.text) : undefined;
    if (operator !== undefined) this.at += 1;
    return operator;
  }

  take(expected: string): Token {
    const token = this.tokens[this.at];
    if (token === undefined || token.kind === 'symbol') throw this.unexpected(expected);
    this.at += 1;
    return token;
  }

  expectSymbol(symbol: string): void {
    if (!this.takeSymbol(symbol)) throw this.unexpected(`'${symbol}'`);
  }

  unexpected(expected: string): JqlError {
    const token = this.tokens[this.at];
    const found = token === undefined ? 'the end of the query' : `'${token.text}'`;
    return new JqlError(`Error in the JQL Query: Expecting ${expected} but got ${found}.`);
  }
}

function readOr(reader: Reader): Condition {
  const first = readAnd(reader);
  const parts = [first];
  while (reader.takeWord('or')) parts.push(readAnd(reader));
  return parts.length === 1 ? first : { kind: 'or', parts };
}

function readAnd(reader: Reader): Condition {
  const first = readNot(reader);
  const parts = [first];
  while (reader.takeWord('and')) parts.push(readNot(reader));
  return parts.length === 1 ? first : { kind: 'and', parts };
}

function readNot(reader: Reader): Condition {
  if (reader.takeWord('not') || reader.takeSymbol('!')) return { kind: 'not', part: readNot(reader) };
  if (reader.takeSymbol('(')) {
    const inner = readOr(reader);
    reader.expectSymbol(')');
    return inner;
  }
  return readClause(reader);
}

function readClause(reader: Reader): Clause {
  const field = reader.take('a field name').text.toLowerCase();
  const operator = readOperator(reader);
  const operands = operator === 'in' || operator === 'not in' ? readList(reader) : [readOperand(reader)];
  return { kind: 'clause', field, operator, operands };
}

function readOperator(reader: Reader): Operator {
  const comparison = reader.takeOperator();
  if (comparison !== undefined) return comparison;
  if (reader.takeWord('in')) return 'in';
  if (reader.takeWord('is')) return reader.takeWord('not') ? 'is not' : 'is';
  if (reader.takeWord('not') && reader.takeWord('in')) return 'not in';
  throw reader.unexpected("an operator: '=', '!=', '<', '>', '<=', '>=', '~', '!~', 'IN', 'IS'");
}

function readList(reader: Reader): Operand[] {
  if (!reader.takeSymbol('(')) return [readOperand(reader)];
  const operands = [readOperand(reader)];
  while (reader.takeSymbol(',')) operands.push(readOperand(reader));
  reader.expectSymbol(')');
  return operands;
}

function readOperand(reader: Reader): Operand {
  const token = reader.take('a value, list or function');
  if (token.kind === 'text' && /^(empty|null)$/i.test(token.text)) return { kind: 'empty' };
  if (token.kind === 'text' && reader.takeSymbol('(')) {
    reader.expectSymbol(')');
    return { kind: 'function', name: token.text.toLowerCase() };
  }
  return { kind: 'value', text: token.text };
}

function readOrder(reader: Reader): Sort[] {
  if (!reader.takeWord('order')) return [];
  if (!reader.takeWord('by')) throw reader.unexpected("'BY'");
  const sorts: Sort[] = [];
  do {
    const field = reader.take('a field name').text.toLowerCase();
    const descending = reader.takeWord('desc');
    if (!descending) reader.takeWord('asc');
    sorts.push({ field, descending });
  } while (reader.takeSymbol(','));
  if (sorts.length > 7) throw new JqlError('The maximum number of fields in the ORDER BY clause is 7.');
  return sorts;
}
