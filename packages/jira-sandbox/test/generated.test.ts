import { describe, expect, it } from 'vitest';
import { generateStore } from '../src/generate/generateStore.ts';
import { CHANGE_DATE, FIRST_DAY, LAST_DAY, LAST_DAY_OF_ALL, LAST_DAY_OF_PILOT } from '../src/generate/projectSpec.ts';
import { PILOT_TO_PLAN } from '../src/generate/pilot/pilots.ts';
import { SAMPLE_PROJECTS } from '../src/generate/sampleProjects.ts';
import { addWorkingHours } from '../src/generate/workingTime.ts';
import type { Issue } from '../src/issue.ts';
import { openZone } from '../src/time.ts';
import { DAY, doneAt, hoursInProgress, zone } from './measure.ts';

const store = generateStore(SAMPLE_PROJECTS, 1, zone);

const projectOf = (key: string) => store.projects.find((project) => project.key === key)?.id;
const issuesOf = (key: string) => store.issues.filter(({ projectId }) => projectId === projectOf(key));

function meanHours(key: string, weeksFrom: number): number {
  const start = Date.parse(CHANGE_DATE) + weeksFrom * 7 * DAY;
  const hours = issuesOf(key)
    .filter((issue) => {
      const wall = doneAt(issue) ?? -1;
      return wall >= start && wall < start + 91 * DAY;
    })
    .map((issue) => hoursInProgress(issue, store))
    .filter((value) => value >= 1 && value <= 40);
  return hours.reduce((sum, value) => sum + value, 0) / hours.length;
}

/** The first time at which a ticket changed in this way; NaN if it never did. */
function timeOf(issue: Issue, isIn: (item: Readonly<Record<string, unknown>>) => boolean): number {
  return issue.histories().find(({ items }) => items.some(isIn))?.created ?? NaN;
}

describe('generated tickets', () => {
  it.each([
    ['HER', 0.4, 0.32],
    ['KIT', 0.3, 0.51],
  ])('have bugs at the known rates: %s', (key, before, after) => {
    const start = Date.parse(CHANGE_DATE);
    const shareOf = (isIn: (created: number) => boolean) => {
      const issues = issuesOf(key).filter(({ created }) => isIn(zone.toWall(created)));
      return issues.filter(({ type }) => type === 'Bug').length / issues.length;
    };
    expect(shareOf((created) => created < start)).toBeCloseTo(before * 0.98, 1);
    expect(shareOf((created) => created >= start)).toBeCloseTo(after * 0.98, 1);
  });

  it('have a resolution while they are done, except in team-managed projects', () => {
    const names = (key: string, category: string) => [
      ...new Set(issuesOf(key).flatMap((issue) => (issue.category === category ? [issue.resolution] : []))),
    ];
    expect(names('AUR', 'done').toSorted()).toEqual(['Cannot Reproduce', 'Done', 'Duplicate', "Won't Do"]);
    expect(names('AUR', 'indeterminate')).toEqual([null]);
    expect(names('BOR', 'done')).toEqual([null]);
    const fields = issuesOf('AUR')
      .find(({ resolution }) => resolution === 'Duplicate')
      ?.fields();
    expect(fields).toMatchObject({ resolution: { id: '10002', name: 'Duplicate' } });
  });

  it('are the same for the same seed, and different for another seed', () => {
    const projects = SAMPLE_PROJECTS.filter(({ key }) => key === 'DEL' || key === 'ELM');
    const text = (seed: number) =>
      JSON.stringify(
        generateStore(projects, seed, zone).issues.map((issue) => [issue, issue.fields(), issue.histories()]),
      );
    expect(text(1)).toBe(text(1));
    expect(text(2)).not.toBe(text(1));
  });

  it.each([
    ['AUR', 0.28, 0.32],
    ['BOR', -0.07, 0.07],
    ['CIN', -0.28, -0.18],
    ['ADV', 0.2, 0.3],
  ])('of %s save from %f to %f of their time after the change', (key, low, high) => {
    const saved = 1 - meanHours(key, 0) / meanHours(key, -13);
    expect(saved).toBeGreaterThan(low);
    expect(saved).toBeLessThan(high);
  });

  it.each([
    ['VEG', 52, 0.24, 0.4],
    ['LYR', 0, 0.24, 0.4],
    ['LYR', 13, -0.08, 0.08],
    ['LYR', 52, -0.08, 0.08],
  ])('of %s take the expected time %i weeks after the change', (key, week, low, high) => {
    const saved = 1 - meanHours(key, week) / meanHours(key, -13);
    expect(saved).toBeGreaterThan(low);
    expect(saved).toBeLessThan(high);
  });

  it('have logged hours in only one project', () => {
    const share = (issues: readonly Issue[], isLogged: (timespent: unknown) => boolean) =>
      issues.filter((issue) => isLogged(issue.fields()['timespent'])).length / issues.length;
    const done = issuesOf('HGL').filter(({ category }) => category === 'done');
    expect(share(done, (seconds) => typeof seconds === 'number' && seconds > 0 && seconds % 900 === 0)).toBeCloseTo(
      0.92,
      1,
    );
    const others = store.issues.filter(({ projectId }) => projectId !== projectOf('HGL'));
    expect(share(others, (seconds) => seconds === null)).toBe(1);
  });

  it('have estimates in only one project, most of them made before work started', () => {
    const issues = issuesOf('HGL');
    const share = (isIn: (issue: Issue) => boolean) => issues.filter(isIn).length / issues.length;
    const startOf = (issue: Issue) => timeOf(issue, ({ fieldId }) => fieldId === 'status');
    const reestimated = (issue: Issue) => timeOf(issue, ({ fieldId }) => fieldId === 'timeoriginalestimate');
    expect(share((issue) => issue.fields()['timeoriginalestimate'] !== null)).toBeCloseTo(0.93, 1);
    expect(share((issue) => issue.fields()['customfield_10016'] !== undefined)).toBeCloseTo(0.93, 1);
    expect(share((issue) => reestimated(issue) < startOf(issue))).toBeCloseTo(0.5, 1);
    expect(share((issue) => reestimated(issue) > startOf(issue))).toBeCloseTo(0.1, 1);
    const others = store.issues.filter(({ projectId }) => projectId !== projectOf('HGL'));
    expect(others.every((issue) => issue.fields()['timeoriginalestimate'] === null)).toBe(true);
    expect(others.some((issue) => 'customfield_10016' in issue.fields())).toBe(false);
  });

  it('are too few for a report in one project, and are never finished in another', () => {
    expect(issuesOf('DEL').length).toBeLessThan(120);
    expect(issuesOf('ELM').every(({ category }) => category !== 'done')).toBe(true);
  });

  it('lie between a fixed start and a fixed end, whatever the current date is', () => {
    const goesOn = new Set(['VEG', 'LYR'].map(projectOf));
    const isPilot = new Set(PILOT_TO_PLAN.map(({ key }) => projectOf(key)));
    for (const issue of store.issues) {
      const usual = isPilot.has(issue.projectId) ? LAST_DAY_OF_PILOT : LAST_DAY;
      const lastDay = goesOn.has(issue.projectId) ? LAST_DAY_OF_ALL : usual;
      expect(issue.created).toBeGreaterThan(Date.parse(FIRST_DAY) - 300 * DAY);
      expect(issue.updated).toBeLessThan(Date.parse(lastDay) + 2 * DAY);
    }
  });

  it('include everything that makes a tracker hard to read', () => {
    const issues = issuesOf('AUR');
    const steps = issues.map((issue) =>
      issue
        .histories()
        .flatMap(({ items }) => items.filter(({ fieldId }) => fieldId === 'status').map((item) => item.toString)),
    );
    const share = (test: (path: readonly unknown[], issue: Issue | undefined) => boolean) =>
      steps.filter((path, index) => test(path, issues[index])).length / steps.length;
    expect(share((path) => path.indexOf('Done') !== -1 && path.indexOf('Done') < path.length - 1)).toBeGreaterThan(
      0.02,
    );
    expect(share((path) => path.length === 1 && path[0] === 'Done')).toBeGreaterThan(0.03);
    expect(share((path) => path.includes('To Do'))).toBeGreaterThan(0.05);
    expect(share((path) => path.at(-1) !== 'Done')).toBeGreaterThan(0.03);
    expect(share((_, issue) => issue?.subtask === true)).toBeGreaterThan(0.04);
    expect(share((_, issue) => issue?.type === 'Epic')).toBeGreaterThan(0.01);
    expect(share((_, issue) => issue?.type === 'Bug')).toBeGreaterThan(0.15);
  });

  it('move in chronological order, and each status follows from the previous one', () => {
    for (const issue of store.issues.filter((_, index) => index % 7 === 0)) {
      let before = issue.created;
      let status: unknown = null;
      for (const { created, items } of issue.histories()) {
        expect(created).toBeGreaterThanOrEqual(before);
        before = created;
        const moved = items.find(({ fieldId }) => fieldId === 'status');
        if (moved === undefined) continue;
        if (status !== null) expect(moved.from).toBe(status);
        status = moved.to;
      }
    }
  });

  it('have statuses in the language of their team, with the usual keys of categories', () => {
    expect(store.statuses.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['In Arbeit', 'En cours', '已完成', 'مكتمل']),
    );
    expect(new Set(store.statuses.map(({ id }) => id)).size).toBe(store.statuses.length);
  });
});

describe('addWorkingHours', () => {
  const wall = (text: string) => Date.parse(`${text}:00Z`);
  it.each([
    ['2025-08-25T09:00', 8, '2025-08-25T17:00'],
    ['2025-08-22T16:00', 2, '2025-08-25T10:00'],
    ['2025-08-23T12:00', 1, '2025-08-25T10:00'],
    ['2025-08-25T07:00', 0.5, '2025-08-25T09:30'],
    ['2025-08-25T20:00', 41, '2025-09-02T10:00'],
  ])('from %s, adds %d h of work and returns %s', (from, hours, to) => {
    expect(addWorkingHours(wall(from), hours)).toBe(wall(to));
  });
});

describe('openZone', () => {
  it.each([
    ['America/New_York', '2025-03-09T06:59:00Z', '2025-03-09T01:59:00.000-0500'],
    ['America/New_York', '2025-03-09T07:00:00Z', '2025-03-09T03:00:00.000-0400'],
    ['Asia/Kolkata', '2025-01-01T00:00:00Z', '2025-01-01T05:30:00.000+0530'],
  ])('in %s, writes %s as %s', (name, instant, text) => {
    const opened = openZone(name);
    expect(opened.format(Date.parse(instant))).toBe(text);
    expect(opened.toInstant(opened.toWall(Date.parse(instant)))).toBe(Date.parse(instant));
  });
});
