import { describe, expect, it } from 'vitest';
import { analyzeWith } from '../support/analyzeWith.ts';
import { REQUEST } from '../support/harness.ts';
import { failureOf, reportOf } from '../support/responses.ts';

const provenanceWith = async (...tracker: Parameters<typeof analyzeWith>) =>
  (await reportOf(await analyzeWith(...tracker))).provenance;

interface Status {
  readonly name: string;
  statusCategory: object;
}

/** Changes the list of statuses. */
const withStatuses = (change: (statuses: Status[]) => Status[]) => (path: string, answer: string) =>
  path.endsWith('/status') ? JSON.stringify(change(JSON.parse(answer))) : answer;

interface History {
  readonly items: readonly { readonly field: string }[];
}

const withoutFirst = (histories: readonly History[]) => {
  const first = histories.findIndex(({ items }) => items.some(({ field }) => field === 'status'));
  return histories.filter((_, index) => index !== first);
};

/** Removes the first change of status from the tickets with even ids, so that the total of their histories still fits. */
function withoutFirstChanges(answer: string): string {
  return JSON.stringify(JSON.parse(answer), (_, value) => {
    if (Number(value?.issueId ?? value?.id) % 2 !== 0) return value;
    if (value.changeHistories) return { ...value, changeHistories: withoutFirst(value.changeHistories) };
    if (value.changelog) return { ...value, changelog: { histories: withoutFirst(value.changelog.histories) } };
    return value;
  });
}

describe.each(['cloud', 'data-center'] as const)('a tracker on %s', (mode) => {
  it("leads to a report without doubts if the tracker's answers are consistent", async () => {
    const provenance = await provenanceWith(mode, (_, answer) => answer);
    expect(provenance).not.toHaveProperty('incomplete_histories');
    expect(provenance).not.toHaveProperty('unclear_statuses');
  });

  it('leads to a report without doubts if one entry of its list of statuses has no id', async () => {
    const answered = (path: string, answer: string) =>
      path.endsWith('/status') ? JSON.stringify([{ name: 'Odd' }, ...JSON.parse(answer), null]) : answer;
    expect(await provenanceWith(mode, answered)).not.toHaveProperty('unclear_statuses');
  });

  it('leads to a report that lists, with the affected tickets, each status that histories name and the tracker’s list lacks', async () => {
    const answered = withStatuses((statuses) => statuses.filter(({ name }) => name !== 'In Review'));
    const provenance = await provenanceWith(mode, answered, /status\/10010/);
    expect(provenance?.unclear_statuses).toEqual([{ name: 'In Review', tickets: expect.any(Number) }]);
    expect(provenance?.unclear_statuses?.[0]?.tickets).toBeGreaterThan(100);
  });

  it('leads to the same report in any order of its list if a deleted status has a name with several categories', async () => {
    const named = (id: string, key: string) => ({ id, name: 'In Review', statusCategory: { key } });
    const added = [named('901', 'new'), named('902', 'indeterminate')];
    const reportWith = async (more: readonly Status[]) => {
      const answered = withStatuses((statuses) => [...more, ...statuses.filter(({ name }) => name !== 'In Review')]);
      const { provenance, ...figures } = await reportOf(await analyzeWith(mode, answered, /status\/10010/));
      return { figures, unclear: provenance?.unclear_statuses };
    };
    const report = await reportWith(added);
    expect(report.unclear).toEqual([{ name: 'In Review', tickets: expect.any(Number) }]);
    expect(await reportWith(added.toReversed())).toEqual(report);
  });

  it('leads to a report that shows no credential, even if a status name contains it', async () => {
    const answered = withStatuses((statuses) => statuses.filter(({ name }) => name !== 'In Review'));
    const renamed = (path: string, answer: string) =>
      answered(path, answer).replaceAll('In Review', `In Review ${REQUEST.api_token}`);
    const provenance = await provenanceWith(mode, renamed, /status\/10010/);
    expect(provenance?.unclear_statuses?.map(({ name }) => name)).toEqual(['In Review ***']);
  });

  it('leads to a report that lists each status that is waiting in the tracker’s list but work in its tickets', async () => {
    const answered = withStatuses((statuses) => {
      for (const status of statuses) if (status.name === 'In Progress') status.statusCategory = { id: 2, key: 'new' };
      return statuses;
    });
    const provenance = await provenanceWith(mode, answered);
    expect(provenance?.unclear_statuses?.map(({ name }) => name)).toEqual(['In Progress']);
  });
});

it('a report counts the affected tickets if the tracker always leaves out the first change of every other ticket', async () => {
  const provenance = await provenanceWith('data-center', (_, answer) => withoutFirstChanges(answer));
  const found = provenance?.funnel.found ?? 0;
  expect(provenance?.incomplete_histories).toBeGreaterThan(found / 4);
  expect(provenance?.incomplete_histories).toBeLessThan(found / 2);
});

it.each(['cloud', 'data-center'] as const)(
  'a tracker on %s leads to no report if it leaves changes out in bulk but not for a single ticket',
  async (mode) => {
    const answered = (path: string, answer: string) => (/issue\/\d/.test(path) ? answer : withoutFirstChanges(answer));
    const failure = await failureOf(await analyzeWith(mode, answered));
    expect(failure).toMatchObject({ status: 502, code: 'not-jira', reason: 'histories-inconsistent' });
  },
);

/** Changes answers so that this number of tickets always lack a change between two others. */
function withoutMiddleChanges(tickets: number) {
  const affected = new Set<string>();
  const without = (id: string, histories: readonly History[]) => {
    const changes = histories.filter(({ items }) => items.some(({ field }) => field === 'status'));
    if (changes.length < 3 || (affected.size === tickets && !affected.has(id))) return histories;
    affected.add(id);
    return histories.filter((history) => history !== changes[1]);
  };
  return (_: string, answer: string) =>
    JSON.stringify(JSON.parse(answer), (_, value) => {
      const id = String(value?.issueId ?? value?.id);
      if (value?.changeHistories) return { ...value, changeHistories: without(id, value.changeHistories) };
      if (value?.changelog) return { ...value, changelog: { histories: without(id, value.changelog.histories) } };
      return value;
    });
}

describe('missing changes between other changes', () => {
  it('of many tickets prevent a report, because hours cannot be trusted', async () => {
    const failure = await failureOf(await analyzeWith('data-center', withoutMiddleChanges(40)));
    expect(failure).toMatchObject({ status: 502, code: 'not-jira', reason: 'histories-inconsistent' });
  });

  it('of three tickets make the report count three incomplete histories', async () => {
    const provenance = await provenanceWith('data-center', withoutMiddleChanges(3));
    expect(provenance?.incomplete_histories).toBe(3);
  });
});
