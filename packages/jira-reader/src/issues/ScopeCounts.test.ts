import { MAX_SCOPE_ENTRIES } from '@roi-insight/contracts';
import { expect, it } from 'vitest';
import { ScopeCounts } from './ScopeCounts.ts';

const label = (index: number) => `label-${index}`;

/** The first label is on every ticket, the last one on a single ticket. */
function labelsListed(scope: ConstructorParameters<typeof ScopeCounts>[0]) {
  const counts = new ScopeCounts(scope);
  for (let last = 0; last < MAX_SCOPE_ENTRIES + 3; last += 1) {
    const labels = Array.from({ length: last + 1 }, (_, index) => ({ id: label(index), name: label(index) }));
    counts.take({ types: [], components: [], labels });
  }
  return counts.available('labels').map(({ id, tickets }) => [id, tickets]);
}

it('the counts include the most frequent entries, and chosen entries that are rare', () => {
  expect(labelsListed(undefined)).toHaveLength(MAX_SCOPE_ENTRIES);
  const listed = labelsListed({ labels: [label(5), label(MAX_SCOPE_ENTRIES + 1), 'on no ticket'] });
  expect(listed.slice(MAX_SCOPE_ENTRIES)).toEqual([[label(MAX_SCOPE_ENTRIES + 1), 2]]);
  expect(listed[5]).toEqual([label(5), MAX_SCOPE_ENTRIES - 2]);
});
