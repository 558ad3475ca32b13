import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildSandbox } from '../src/buildSandbox.ts';
import { generateStore } from '../src/generate/generateStore.ts';
import { type DrawnOrder, FINISHED_ORDER, HALF_WAY_ORDER } from '../src/generate/pilot/drawnOrder.ts';
import { PILOT_FINISHED, PILOT_HALF_WAY, PILOT_TO_PLAN } from '../src/generate/pilot/pilots.ts';
import type { ProjectSpec } from '../src/generate/projectSpec.ts';
import { member, textMember } from '../src/json.ts';
import { DAY, doneAt, hoursInProgress, zone } from './measure.ts';
import { call } from './sandboxClient.ts';

const WEEK = 7 * DAY;
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Mean ln(hours) of each team's tickets that were done in the weeks [from, to) after a start. */
function levels(specs: readonly ProjectSpec[], start: string, from: number, to: number): Map<string, number> {
  const store = generateStore(specs, 1, zone);
  const zero = Date.parse(start);
  return new Map(
    store.projects.map(({ id, key }) => {
      const hours = store.issues.flatMap((issue) => {
        const done = issue.projectId === id ? doneAt(issue) : null;
        if (done === null || done < zero + from * WEEK || done >= zero + to * WEEK) return [];
        const worked = hoursInProgress(issue, store);
        return worked < 0.1 ? [] : [Math.log(worked)];
      });
      return [key, mean(hours)];
    }),
  );
}

describe.each<[string, readonly ProjectSpec[], DrawnOrder, number]>([
  ['finished', PILOT_FINISHED, FINISHED_ORDER, 26],
  ['half-way', PILOT_HALF_WAY, HALF_WAY_ORDER, 12],
])('the %s pilot', (_name, specs, { start, weeks, hash }, now) => {
  const before = levels(specs, start, -80, 0);
  const after = levels(specs, start, now - 6, now);
  const started = Object.keys(weeks).filter((key) => (weeks[key] ?? Infinity) < now - 6);
  const others = Object.keys(weeks).filter((key) => (weeks[key] ?? Infinity) >= now);
  const changeOf = (keys: readonly string[]) =>
    mean(keys.map((key) => (after.get(key) ?? Number.NaN) - (before.get(key) ?? Number.NaN)));

  it('has teams that start in different weeks, and teams that only wait', () => {
    expect(Object.keys(weeks)).toHaveLength(8);
    expect(started.length).toBeGreaterThan(1);
    expect(others.length).toBeGreaterThan(2);
  });

  it('has tickets that take 28% less time in teams that have started', () => {
    expect(changeOf(started) - changeOf(others)).toBeGreaterThan(Math.log(0.72) - 0.2);
    expect(changeOf(started) - changeOf(others)).toBeLessThan(Math.log(0.72) + 0.2);
  });

  it('has an issue that contains the code of the plan and was created before the first start', () => {
    const issue = generateStore(specs, 1, zone).issues.find(({ key }) => key === 'PMO-1');
    expect(issue?.fields()).toMatchObject({ description: expect.stringContaining(`roi-plan: ${hash}`) });
    expect(issue?.created).toBeLessThan(Date.parse(start));
  });
});

describe('a pilot whose plan is made while the sandbox runs', () => {
  const app = buildSandbox({ projects: PILOT_TO_PLAN });
  beforeAll(() => app.ready());
  afterAll(() => app.close());

  const start = (project: string) =>
    call(app, '/__sandbox/starts', { authorization: null, body: { project, date: '2027-01-04', effect: 0.5 } });

  const doneIn = async (project: string, months: string) => {
    const body = { jql: `project = ${project} AND ${months}`, fields: ['resolutiondate'], maxResults: 5000 };
    return (await call(app, '/rest/api/3/search/jql', { body })).text.replaceAll(/127.0.0.1:\d+/g, '');
  };
  const BEFORE = 'resolved < "2027-01-04"';
  const AFTER = 'resolved >= "2027-01-06"';

  it('changes the tickets of a team only after the team has started', async () => {
    const read = async () => [await doneIn('ALD', BEFORE), await doneIn('BIR', AFTER), await doneIn('ALD', AFTER)];
    const [before, others, after] = await read();
    expect(before?.length).toBeGreaterThan(10_000);
    expect((await start('ALD')).status).toBe(204);
    const [sameBefore, sameOthers, changed] = await read();
    expect([sameBefore, sameOthers]).toEqual([before, others]);
    expect(changed).not.toBe(after);
  });

  it('keeps an issue that was added before a team started', async () => {
    const note = { key: 'PMO-1', created: '2026-11-24T11:30:00-05:00', description: 'roi-plan: 12 ab' };
    const written = await call(app, '/__sandbox/issues', { authorization: null, body: note });
    expect(written.status).toBe(201);
    await start('CED');
    const { json } = await call(app, '/rest/api/3/issue/PMO-1?fields=created,description,summary');
    expect(textMember(member(json, 'fields'), 'created')).toBe('2026-11-24T11:30:00.000-0500');
    expect(JSON.stringify(member(member(json, 'fields'), 'description'))).toContain('roi-plan: 12 ab');
  });

  it('refuses to start a project that does not exist', async () => {
    expect((await start('XYZ')).status).toBe(404);
  });
});
