import { expect, it } from 'vitest';
import { analyzeWith } from '../support/analyzeWith.ts';
import { reportOf } from '../support/responses.ts';

interface Item {
  readonly field: string;
}

interface History {
  readonly created: string | number;
  readonly items: readonly Item[];
}

/** An answer in which every second ticket made its first two changes of status at the same moment. */
function withTies(answer: string): string {
  const tied = (histories: readonly History[]) => {
    const moved = histories.filter(({ items }) => items.some(({ field }) => field === 'status'));
    const [first, second] = moved.toSorted((a, b) => (a.created < b.created ? -1 : 1));
    return histories.map((history) => (history === first && second ? { ...first, created: second.created } : history));
  };
  return JSON.stringify(JSON.parse(answer), (_, value) => {
    if (Number(value?.issueId ?? value?.id) % 2 !== 0) return value;
    if (value.changeHistories) return { ...value, changeHistories: tied(value.changeHistories) };
    if (value.changelog)
      return { ...value, changelog: { ...value.changelog, histories: tied(value.changelog.histories) } };
    return value;
  });
}

/** The value with every list, and the members of every object, in reverse order. */
function mirrored(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(mirrored).toReversed();
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, member]) => [name, mirrored(member)])
      .toReversed(),
  );
}

it.each([
  ['Jira Cloud in bulk', 'cloud', /^nothing/],
  ['Jira Cloud in slices', 'cloud', /bulkfetch/],
  ['Data Center', 'data-center', /^nothing/],
] as const)(
  'a report from %s is the same if all lists of the tracker are reversed, even if tickets changed twice at one moment',
  async (_, mode, refused) => {
    const reportWith = async (change: (answer: string) => string) => {
      const answered = (_path: string, answer: string) => change(withTies(answer));
      const report = await reportOf(await analyzeWith(mode, answered, refused));
      return { ...report, provenance: { ...report.provenance, host: '' } };
    };
    const report = await reportWith((answer) => answer);
    expect(report.provenance.incomplete_histories).toBeUndefined();
    expect(await reportWith((answer) => JSON.stringify(mirrored(JSON.parse(answer))))).toEqual(report);
  },
);
