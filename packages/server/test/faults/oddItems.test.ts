import { describe, expect, it } from 'vitest';
import { analyzeWith } from '../support/analyzeWith.ts';
import { failureOf, reportOf } from '../support/responses.ts';

interface Item {
  readonly field: string;
}

interface History {
  readonly items: readonly Item[];
}

const provenanceWith = async (...tracker: Parameters<typeof analyzeWith>) =>
  (await reportOf(await analyzeWith(...tracker))).provenance;

/** Answers in which the logged time of this number of tickets is text. */
function withOddTimes(tickets: number) {
  const affected = new Set<string>();
  return (_: string, answer: string) =>
    JSON.stringify(JSON.parse(answer), (_name, value) => {
      if (!value?.fields || (affected.size === tickets && !affected.has(value.id))) return value;
      affected.add(value.id);
      return { ...value, fields: { ...value.fields, timespent: '4h' } };
    });
}

/** Answers in which `change` replaces the changes of status of this number of tickets. */
function withOddItems(tickets: number, change: (item: Item) => object) {
  const affected = new Set<string>();
  const odd = (id: string, histories: readonly History[]) => {
    if (!histories.some(({ items }) => items.some(({ field }) => field === 'status'))) return histories;
    if (affected.size === tickets && !affected.has(id)) return histories;
    affected.add(id);
    return histories.map(({ items, ...history }) => ({
      ...history,
      items: items.map((item) => (item.field === 'status' ? change(item) : item)),
    }));
  };
  return (path: string, answer: string) =>
    JSON.stringify(JSON.parse(answer), (name, value) => {
      const [, single] = /issue\/(\d+)\/changelog/.exec(path) ?? [];
      if (single !== undefined && name === 'values') return odd(single, value);
      const id = String(value?.issueId ?? value?.id);
      if (value?.changeHistories) return { ...value, changeHistories: odd(id, value.changeHistories) };
      if (value?.changelog) {
        return { ...value, changelog: { ...value.changelog, histories: odd(id, value.changelog.histories) } };
      }
      return value;
    });
}

const READINGS = [
  ['Cloud in bulk', 'cloud', /^nothing/],
  ['Cloud in slices', 'cloud', /bulkfetch/],
  ['Data Center', 'data-center', /^nothing/],
] as const;

describe.each(READINGS)('one odd change in histories from %s', (_, mode, refused) => {
  it('has no effect if the change only lacks its start', async () => {
    const report = async (tickets: number) => {
      const answered = withOddItems(tickets, (item) => ({ ...item, from: null, fromString: null }));
      const { provenance, ...figures } = await reportOf(await analyzeWith(mode, answered, refused));
      return { figures, incomplete: provenance?.incomplete_histories };
    };
    const { figures } = await report(0);
    // The status in which the ticket was created is unknown.
    expect(await report(1)).toEqual({ figures, incomplete: 1 });
  });

  it('makes one history incomplete if the change cannot be read', async () => {
    const answered = withOddItems(1, () => ({}));
    expect((await provenanceWith(mode, answered, refused))?.incomplete_histories).toBe(1);
  });

  it('of each of many tickets prevents a report, and the failure names tickets', async () => {
    const answered = withOddItems(40, () => ({}));
    const failure = await failureOf(await analyzeWith(mode, answered, refused));
    expect(failure).toMatchObject({ status: 502, reason: 'histories-inconsistent' });
    expect(failure.error).toMatch(/The first tickets are AUR-\d+, AUR-\d+/);
  });
});

describe.each(READINGS)('logged times that cannot be read, from %s,', (_, mode, refused) => {
  it('cost their tickets, which the report counts', async () => {
    expect((await provenanceWith(mode, withOddTimes(3), refused))?.funnel.unreadable).toBe(3);
  });

  it('of many tickets prevent a report, and the failure says what is wrong with which tickets', async () => {
    const failure = await failureOf(await analyzeWith(mode, withOddTimes(30), refused));
    expect(failure).toMatchObject({ status: 502, code: 'not-jira', reason: 'tickets-unreadable' });
    expect(failure.error).toMatch(/\d\d tickets .*logged time.*The first tickets are AUR-\d+, AUR-\d+/);
  });
});

it('a report counts finished tickets whose histories are empty although their category has changed', async () => {
  const empty = (path: string, answer: string) =>
    JSON.stringify(JSON.parse(answer), (name, value) => {
      const [, single] = /issue\/(\d+)\/changelog/.exec(path) ?? [];
      if (name === 'values' && Number(single) % 9 === 0) return [];
      if (name === 'total' && Number(single) % 9 === 0) return 0;
      return value?.changeHistories && Number(value.issueId) % 9 === 0 ? { ...value, changeHistories: [] } : value;
    });
  const provenance = await provenanceWith('cloud', empty);
  expect(provenance?.incomplete_histories).toBeGreaterThan(20);
});
