import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inOrder, type StatusChange } from './inOrder.ts';
import type { StatusCategory } from './ticket.ts';

const CATEGORIES: Readonly<Record<string, StatusCategory>> = {
  open: 'new',
  ready: 'new',
  work: 'indeterminate',
  test: 'indeterminate',
  done: 'done',
};
/** A name in capitals is another name of the same status. */
const FACTS = {
  categoryOf: (status: string): StatusCategory => CATEGORIES[status.toLowerCase()] ?? 'new',
  marks: [(status: string) => status, (status: string) => status.toLowerCase()],
};

/** Changes written as “moment from>to”; a start that is not recorded is “?”. */
const changesOf = (text: string): StatusChange<string>[] =>
  text.split(', ').map((change) => {
    const [, at, from = '', to = ''] = /^(\d) (.*)>(.*)$/.exec(change) ?? [];
    return { atMs: Number(at), from: from === '?' ? null : from, to };
  });
const order = (text: string, present: string | null = null) => {
  const { changes, isClear } = inOrder(changesOf(text), present, FACTS);
  return `${changes.map(({ atMs, from, to }) => `${atMs} ${from ?? '?'}>${to}`).join(', ')}${isClear ? '' : ' unclear'}`;
};

describe('changes of one moment', () => {
  it.each([
    ['follow their chain', '1 work>done, 1 open>work', null, '1 open>work, 1 work>done'],
    [
      'follow the change before',
      '2 work>test, 2 test>work, 1 open>test',
      'test',
      '1 open>test, 2 test>work, 2 work>test',
    ],
    [
      'that return begin at the status before',
      '2 work>open, 2 open>work, 1 ready>work',
      'work',
      '1 ready>work, 2 work>open, 2 open>work',
    ],
    [
      'that return begin with a waiting status if they are the first',
      '1 work>open, 1 open>work',
      'open',
      '1 open>work, 1 work>open',
    ],
    ['count once if they are repeated', '1 work>done, 1 open>work, 1 open>work', 'done', '1 open>work, 1 work>done'],
    [
      'count twice if the chain needs it',
      '1 open>work, 1 work>open, 1 open>work',
      'work',
      '1 open>work, 1 work>open, 1 open>work',
    ],
    [
      'connect by the second mark if the first one gives no chain',
      '1 WORK>done, 1 open>work',
      'done',
      '1 open>work, 1 WORK>done',
    ],
    [
      'that form two chains are unclear',
      '2 open>done, 1 open>work, 2 work>test',
      'done',
      '1 open>work, 2 work>test, 2 open>done unclear',
    ],
    [
      'that start twice from one status are unclear',
      '1 open>done, 1 open>work',
      'done',
      '1 open>work, 1 open>done unclear',
    ],
    [
      'without starts are unclear if they lead to several categories',
      '1 ?>open, 2 ?>done, 2 ?>work',
      null,
      '1 ?>open, 2 open>work, 2 work>done unclear',
    ],
    [
      'without starts are clear if they lead to one category',
      '1 ?>work, 2 ?>test, 2 ?>work',
      null,
      '1 ?>work, 2 work>test, 2 test>work',
    ],
    [
      'without starts begin with a waiting status if they are the first',
      '1 ?>work, 1 ?>open',
      null,
      '1 ?>open, 1 open>work',
    ],
  ])('%s: %s', (_, text, present, ordered) => {
    expect(order(text, present)).toBe(ordered);
    expect(order(text.split(', ').toReversed().join(', '), present)).toBe(ordered);
  });

  it('take a start that is not recorded from the change before', () => {
    expect(order('2 ?>done, 1 open>work')).toBe('1 open>work, 2 work>done');
    expect(order('1 open>work, 2 ?>done')).toBe('1 open>work, 2 work>done');
  });

  it('are put in order in linear time, even if there are thousands', () => {
    const steps = Array.from({ length: 20_000 }, (_, index) => ({
      atMs: index % 2,
      from: index,
      to: (index * 7919 + 2) % 20_000,
    }));
    let marked = 0;
    const mark = (status: number) => {
      marked += 1;
      return String(status);
    };
    const facts = { categoryOf: (): StatusCategory => 'new', marks: [mark] };
    expect(inOrder(steps, 0, facts).changes).toHaveLength(steps.length);
    expect(marked).toBeLessThan(20 * steps.length);
  });
});

/** The statuses at the two ends of each moment, by category: all that affects the measurement. */
function endsOf(changes: readonly StatusChange<string>[]) {
  const ends = new Map<number, { from: string; to: string }>();
  for (const { atMs, from, to } of changes) {
    const first = ends.get(atMs)?.from ?? FACTS.categoryOf(from ?? '');
    ends.set(atMs, { from: first, to: FACTS.categoryOf(to) });
  }
  return [...ends];
}

it('the order of changes is the one in which they were made, however they are listed', () => {
  const step = fc.record({ to: fc.constantFrom(...Object.keys(CATEGORIES)), isLater: fc.boolean() });
  const walk = fc.array(step, { maxLength: 12 }).map((steps) => {
    const changes: StatusChange<string>[] = [];
    for (const { to, isLater } of steps) {
      const last = changes.at(-1);
      const [atMs, from] = [(last?.atMs ?? 0) + Number(isLater), last?.to ?? 'open'];
      const isRepeated = changes.some((other) => other.atMs === atMs && other.from === from && other.to === to);
      if (from !== to && !isRepeated) changes.push({ atMs, from, to });
    }
    return changes;
  });
  const shuffled = walk.chain((changes) =>
    fc.tuple(fc.constant(changes), fc.shuffledSubarray(changes, { minLength: changes.length }), fc.subarray(changes)),
  );
  fc.assert(
    fc.property(shuffled, ([changes, mixed, repeated]) => {
      const ordered = inOrder([...repeated, ...mixed], changes.at(-1)?.to ?? 'open', FACTS);
      expect(endsOf(ordered.changes)).toEqual(endsOf(changes));
      expect(ordered.isClear).toBe(true);
    }),
    { numRuns: 500, seed: 52 },
  );
});
