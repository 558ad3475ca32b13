import type { Issue } from '../issue.ts';
import { compile, type QueryContext } from './compile.ts';
import { DATES } from './dateFields.ts';
import { JqlError } from './JqlError.ts';
import { parseJql, type Sort } from './parse.ts';

/**
 * The issues that JQL selects, in the order that the JQL names (by default, the order of creation). Supports only the JQL that a client of this kind
 * needs. All other JQL is refused like a bad query, so that no condition is silently ignored.
 * @throws JqlError with Jira's message
 */
export function selectIssues(jql: string, context: QueryContext): readonly Issue[] {
  const { where, orderBy } = parseJql(jql);
  if (where === null && context.mode === 'cloud') {
    throw new JqlError('Unbounded JQL queries are not allowed here. Please add a search restriction to your query.');
  }
  const found = where === null ? context.issues : context.issues.filter(compile(where, context));
  return orderBy.length === 0 ? found : found.toSorted(comparator(orderBy));
}

function comparator(sorts: readonly Sort[]): (a: Issue, b: Issue) => number {
  const orders = sorts.map(({ field, descending }) => {
    const order = orderOf(field);
    return descending ? (a: Issue, b: Issue) => order(b, a) : order;
  });
  return (a, b) => {
    for (const order of orders) {
      const difference = order(a, b);
      if (difference !== 0) return difference;
    }
    return 0;
  };
}

function orderOf(field: string): (a: Issue, b: Issue) => number {
  const date = DATES[field];
  if (date !== undefined) return (a, b) => (date(a) ?? Infinity) - (date(b) ?? Infinity) || 0;
  if (['key', 'issuekey', 'id', 'issue'].includes(field)) return (a, b) => Number(a.id) - Number(b.id);
  throw new JqlError(`Not able to sort using field '${field}'.`);
}
