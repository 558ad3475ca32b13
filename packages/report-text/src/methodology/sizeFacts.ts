import type { Provenance, Report } from '@roi-insight/contracts';
import type { Fact } from '../Fact.ts';
import { bidiIsolate } from '../format/index.ts';

/** Where the sizes of tickets come from; [] if no ticket has a size and no field was named. */
export function sizeFacts({ size }: Pick<Provenance, 'size'>, evidence?: Report['evidence']): readonly Fact[] {
  if (size === undefined) return [];
  const name = bidiIsolate(size.name ?? '');
  const value = {
    'original-estimate': 'Original estimates in Jira, as of the start of work',
    field: `The field ${name}, ${evidence?.size === null ? 'which no measured ticket has' : 'as of the start of work'}`,
    column: `The column ${name} of the file, as of its export`,
  }[size.source];
  return [{ name: 'Size of tickets', value }];
}
