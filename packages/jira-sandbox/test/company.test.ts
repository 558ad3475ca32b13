import { expect, it } from 'vitest';
import { buildSandbox } from '../src/buildSandbox.ts';
import { COMPANY, COMPANY_EFFECT, COMPANY_STARTED } from '../src/generate/company/company.ts';
import { generateStore } from '../src/generate/generateStore.ts';
import { usageTeams } from '../src/usage/usageTeams.ts';
import { DAY, doneAt, hoursInProgress, zone } from './measure.ts';

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

it('a person of the company needs 30% less time with the assistant, in teams that start one after another', () => {
  const store = generateStore(COMPANY, 1, zone);
  const [before, after] = [Date.parse('2025-08-25'), Date.parse('2026-08-10')];
  const changes = COMPANY.map(({ key, effect, usePlateau = 0 }) => {
    const id = store.projects.find((project) => project.key === key)?.id;
    const levels = [before - 260 * DAY, after].map((from) =>
      mean(
        store.issues.flatMap((issue) => {
          const done = issue.projectId === id ? doneAt(issue) : null;
          if (done === null || done < from || done > from + 260 * DAY) return [];
          const hours = hoursInProgress(issue, store);
          return hours < 0.1 ? [] : [Math.log(hours)];
        }),
      ),
    );
    const [pre = NaN, post = NaN] = levels;
    return { hasStarted: effect < 1, change: post - pre, use: 0.9 * usePlateau };
  });
  const [started, waiting] = [true, false].map((has) => changes.filter(({ hasStarted }) => hasStarted === has));
  expect([started?.length, waiting?.length]).toEqual([COMPANY_STARTED, 10]);
  const saved = mean(started?.map(({ change }) => change) ?? []) - mean(waiting?.map(({ change }) => change) ?? []);
  const perPerson = saved / mean(started?.map(({ use }) => use) ?? []);
  expect(Math.abs(perPerson - Math.log(COMPANY_EFFECT))).toBeLessThan(0.08);
});

it('the table of the company has the first day of use of each team, or none, and the number of people', async () => {
  const sandbox = buildSandbox({ projects: COMPANY });
  const { body } = await sandbox.inject('/__sandbox/teams.csv');
  const [heading, ...rows] = body.trimEnd().split('\n');
  expect(heading).toBe('project,started,people');
  expect(rows).toEqual(
    usageTeams(COMPANY).map(({ name, from, people }) => `${name},${from ?? 'none'},${people.length}`),
  );
  const starts = rows.map((row) => row.split(',')[1]).filter((start) => start !== 'none');
  expect(new Set(starts).size).toBeGreaterThan(20);
  expect(starts.toSorted().at(0)).toBe('2025-09-01');
  expect(starts.toSorted().at(-1)).toBe('2026-06-22');
  expect(new Set(rows.map((row) => row.split(',')[0])).size).toBe(40);
});
