import { evidenceFrom, type UsageControl } from '@roi-insight/contracts';
import { estimated } from '../../test/estimated.ts';
import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../../tools/bench/math/random.ts';
import { ADOPTION, endOf } from '../../../../tools/bench/math/worlds/jobs.ts';
import { autoregressive } from '../../../../tools/bench/math/worlds/levels.ts';
import { saves, team } from '../../../../tools/bench/math/worlds/team.ts';
import { analyzeTimedTickets, compareTeams, teamSeries, type TeamSeries } from '../index.ts';

const OPTIONS = { adoptionDate: ADOPTION, asOf: endOf(13), timeZone: 'UTC' } as const;

const daysFromAdoption = (days: number) =>
  new Date(Date.parse(ADOPTION) + days * 86_400_000).toISOString().slice(0, 10);

/** A company in which every team has the same weekly shocks; the first team adopted and saves 40 %. */
function company(controls: number, seed = 4, saving = 0.4) {
  const random = randomFrom(seed);
  const common = autoregressive(0.2, 0.4)(52, random);
  const draw = (share: number) => team({ shocks: () => common, saving: saves(share) }).draw(random);
  const tickets = draw(saving);
  return {
    analysis: analyzeTimedTickets(tickets, OPTIONS),
    own: teamSeries(tickets, { key: 'OWN', name: 'Own', adopted: ADOPTION }, OPTIONS),
    others: Array.from({ length: controls }, (_, index) =>
      teamSeries(draw(0), { key: `C${index}`, name: `Control ${index}`, adopted: null }, OPTIONS),
    ),
  };
}

describe('compareTeams', () => {
  it('finds what the team saved beyond the change of all teams, and bases the evidence on this saving', () => {
    const { analysis, own, others } = company(4);
    const { comparison, evidence } = compareTeams(analysis, own, others);
    expect(comparison).toMatchObject({ method: 'comparison', design: 'one-adopter', verdict: 'faster', reasons: [] });
    expect(comparison.effectPercent).toBeCloseTo(40, -1);
    expect(comparison.teams.map(({ role }) => role)).toEqual(['adopter', ...others.map(() => 'control')]);
    expect(comparison.teams.reduce((sum, { weight }) => sum + (weight ?? 0), 0)).toBeCloseTo(1, 12);
    expect(comparison.eventTime.map(({ week }) => week)).toEqual(Array.from({ length: 13 }, (_, week) => week));
    expect(comparison.series).toHaveLength(own.series.weeks.length);
    expect(comparison.series.at(-13)?.weekStart).toBe(ADOPTION);
    expect(evidence).toMatchObject({
      method: 'comparison',
      verdict: 'faster',
      effectPercent: comparison.effectPercent,
      intervalPercent: comparison.intervalPercent,
      headlinePercent: comparison.headlinePercent,
      detectablePercent: comparison.detectablePercent,
      weeksToDetect: null,
    });
    expect(evidence.estimates.map(({ method }) => method)).toEqual(['level', 'trend-adjusted', 'comparison']);
    expect(evidence.breakdown?.driftPercent).toBeCloseTo(comparison.intervalPercent?.[0] ?? NaN, 10);
    // Every team has the same shocks, so their difference hardly drifts.
    expect(evidence.breakdown?.largestBeforePercent).toBeLessThan(
      analysis.evidence.breakdown?.largestBeforePercent ?? NaN,
    );
    const { effectPercent, intervalPercent } = estimated(analysis.evidence);
    expect(comparison.alone).toMatchObject({ kind: 'estimated', verdict: 'faster', effectPercent, intervalPercent });
  });

  it('is more certain than an estimate from the project alone', () => {
    const { analysis, own, others } = company(4);
    const width = ([low, high]: readonly number[]) => (high ?? NaN) - (low ?? NaN);
    expect(width(estimated(compareTeams(analysis, own, others).evidence).intervalPercent)).toBeLessThan(
      width(estimated(analysis.evidence).intervalPercent),
    );
  });

  it('does not depend on the order of the teams', () => {
    const { analysis, own, others } = company(3);
    expect(JSON.stringify(compareTeams(analysis, own, others.toReversed()))).toBe(
      JSON.stringify(compareTeams(analysis, own, others)),
    );
  });

  it('leaves the evidence unchanged if there is no team to compare with, and gives the reason', () => {
    const { analysis, own } = company(0);
    const unread = { key: null, name: 'Gone', adopted: null, reason: { kind: 'no-tickets' } } as const;
    const { comparison, evidence } = compareTeams(analysis, own, [unread]);
    expect(evidence).toBe(analysis.evidence);
    expect(comparison).toMatchObject({ design: null, verdict: 'too-little-data', effectPercent: null, series: [] });
    expect(comparison.reasons).toEqual([{ kind: 'no-team-left' }]);
    expect(comparison.teams[1]).toMatchObject({ role: 'left-out', reason: unread.reason, tickets: null });
  });

  it('does not compare a project that itself has too little data', () => {
    const { analysis, own, others } = company(3);
    const short = { ...analysis, evidence: evidenceFrom({ ...analysis.evidence, verdict: 'too-little-data' }) };
    expect(compareTeams(short, own, others).comparison.reasons).toEqual([{ kind: 'too-little-data' }]);
  });

  it('leaves out teams that have no logged hours if the project is measured by logged hours', () => {
    const { analysis, own, others } = company(3);
    const [logged, ...without] = others;
    if (logged === undefined) throw new Error('a control');
    const measured = (team: TeamSeries) => ({ ...team, measure: 'logged' as const });
    const { comparison } = compareTeams(analysis, measured(own), [measured(logged), ...without]);
    const leftOut = { role: 'left-out', reason: { kind: 'no-logged-hours' } };
    expect(comparison.teams.slice(1)).toMatchObject([{ role: 'control' }, leftOut, leftOut]);
  });

  it('leaves out a control that used the assistant, and says how many controls are verified by usage', () => {
    const { analysis, own, others } = company(4);
    const used = { kind: 'contaminated', weeks: 3, of: 26 } as const;
    const clean = { kind: 'verified', weeks: 26 } as const;
    const usage = (statuses: Readonly<Record<string, UsageControl | null>>) => ({
      teams: Object.entries(statuses).map(([key, control]) => ({ key, name: key, control, sources: [] })),
    });
    const verified = compareTeams(analysis, own, others, usage({ OWN: null, C1: used, C2: clean, C3: clean }));
    const without = compareTeams(
      analysis,
      own,
      others.filter(({ key }) => key !== 'C1'),
    );
    expect(verified.comparison.teams[2]).toMatchObject({
      key: 'C1',
      role: 'left-out',
      reason: { kind: 'uses-assistant', weeks: 3, of: 26 },
    });
    expect(verified.comparison.effectPercent).toBe(without.comparison.effectPercent);
    const note = { kind: 'verified-controls', controls: 2, of: 3, weeks: 26 };
    expect(verified.evidence.gradeReasons).toContainEqual(note);
    expect(without.evidence.gradeReasons).not.toContainEqual(expect.objectContaining({ kind: note.kind }));
    for (const unknown of [
      { kind: 'unknown', reason: 'not-covered', weeks: null },
      { kind: 'unknown', reason: 'no-people', weeks: 3 },
    ] as const)
      expect(compareTeams(analysis, own, others, usage({ OWN: null, C0: unknown }))).toEqual(
        compareTeams(analysis, own, others),
      );
  });

  it('needs controls that have weeks in common with the project', () => {
    const { analysis, own, others } = company(1);
    const [control] = others;
    if (control === undefined) throw new Error('a control');
    const emptied = (every: (week: number) => boolean, series: TeamSeries['series']) => ({
      ...series,
      weeks: series.weeks.map((entry) => (every(entry.week) ? { ...entry, count: 0, mean: null } : entry)),
    });
    const odd = { ...own, series: emptied((week) => week % 2 !== 0, own.series) };
    const even = { ...control, series: emptied((week) => week % 2 === 0 && week < 0, control.series) };
    expect(compareTeams(analysis, odd, [even]).comparison.reasons).toEqual([{ kind: 'few-common-weeks' }]);
  });

  it('compares bugs with those of the controls, and has at most grade B if they rose more', () => {
    const { analysis, own, others } = company(4);
    const withBugs = (of: TeamSeries, rate: number): TeamSeries => ({
      ...of,
      qualityWeeks: {
        weeks: Array.from({ length: 52 }, (_, index) => ({
          weekStart: daysFromAdoption(7 * (index - 39)),
          created: (index < 39 ? 8 : rate) + (index & 1),
          resolved: 8,
          completed: 15,
          reopened: 1,
        })),
        openAtStart: null,
      },
    });
    const result = (controlRate: number) => {
      const controls = others.map((control) => withBugs(control, controlRate));
      const { evidence, quality } = compareTeams(analysis, withBugs(own, 24), controls);
      return [quality.word, evidence.grade, evidence.gradeReasons.some(({ kind }) => kind === 'bugs-created')];
    };
    expect(compareTeams(analysis, own, others)).toMatchObject({
      evidence: { grade: 'A' },
      quality: { word: 'unknown' },
    });
    expect(result(8)).toEqual(['worse', 'B', true]);
    expect(result(24)).toEqual(['unclear', 'A', false]);
  });
});
