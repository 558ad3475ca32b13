import { parseReport, reportToWire } from '@roi-insight/contracts';
import { describe, expect, it } from 'vitest';
import { organization, organizationTeam } from '../../test/organizationTeams.ts';
import { bridge } from '../money/bridge.ts';
import { defaultEconomics } from '../money/economics.ts';
import { withUsageSeats } from '../money/spend/withUsageSeats.ts';
import { organizationOf } from './organizationOf.ts';
import { organizationReport } from './organizationReport.ts';
import type { OrganizationTeam } from './OrganizationTeam.ts';

const ORIGIN = {
  fetched_at: '2026-08-24T09:00:00Z',
  tracker: 'cloud',
  host: 'acme.atlassian.net',
  sample: false,
  time_zone: 'UTC',
  usage: { currency: null, reportCurrency: 'USD', otherTeams: 0 },
} as const;
const reportOn = (teams: readonly OrganizationTeam[]) => organizationReport(teams, ORIGIN);
const report = reportOn(organization());
const readyOf = (of: typeof report) => {
  const found = bridge(of, withUsageSeats(of, defaultEconomics));
  if (found.kind !== 'ready') throw new Error(found.reason);
  return found;
};

describe('the report on an organization', () => {
  it('is the same after it is written and read again', () => {
    const wire = JSON.parse(JSON.stringify(reportToWire(report)));
    const parsed = parseReport(wire);
    if (!parsed.ok) throw new Error(parsed.error.message);
    expect(reportToWire(parsed.value)).toEqual(wire);
  });

  it('quotes the effect as used, and has the effect per user beside it', () => {
    const { asUsed, perUser } = organizationOf(organization());
    expect(report.evidence).toMatchObject({
      method: 'organization',
      verdict: 'faster',
      grade: 'A',
      effectPercent: asUsed?.effectPercent,
      headlinePercent: asUsed?.headlinePercent,
      tickets: { pre: 15 * (9 * 39 + 180 + 3 * 91), post: 15 * (9 * 52 - 180) },
    });
    expect(report.organization?.perUser?.effectPercent).toBe(perUser?.effectPercent);
  });

  it('has the averages of all teams that started, each aligned to its own start', () => {
    const { claude_adoption_date: day, pre_claude: pre, post_claude: post } = report.summary_metrics;
    expect([day, report.organization?.firstStart, report.organization?.lastStart]).toEqual([
      '2025-08-25',
      '2025-08-25',
      '2026-06-01',
    ]);
    expect(pre).toMatchObject({ completed_tasks: 9 * 13 * 15, total_tasks: 9 * (13 * 15 + 1), total_days: 91 });
    // The last team has 12 weeks.
    expect(post).toMatchObject({ completed_tasks: (9 * 13 - 1) * 15, total_days: 90 });
    expect(post.avg_hours_per_task ?? NaN).toBeLessThan(pre.avg_hours_per_task ?? NaN);
    const rows = report.time_series_data.time_savings;
    expect(rows.find(({ Week_Start }) => Week_Start === day)).toMatchObject({ Period: 'Post-Claude', Task_Count: 135 });
  });

  it('has bars that add up to the cent, and seats of the teams that started', () => {
    const { steps, net, period } = readyOf(report);
    const sum = steps.reduce((total, { change }) => total + change.base, 0);
    expect(period).toEqual({ kind: 'first-quarter', days: 90 });
    expect(net.base).toBeGreaterThan(0);
    expect(sum).toBeCloseTo(net.base, 6);
    expect(withUsageSeats(report, defaultEconomics).seats).toBe(9 * 30);
    const silent = { ...report, usage: undefined };
    expect(withUsageSeats(silent, defaultEconomics).seats).toBe(9 * 40);
  });

  it('has the quarters that are over in all teams, which a measured year uses', () => {
    expect(report.evidence).toMatchObject({ quarters: null, lasting: null });
    const early = reportOn(
      organization().map((team, index) => (index > 4 && index < 9 ? organizationTeam(index, 4) : team)),
    );
    expect(early.evidence?.quarters?.map(({ complete }) => complete)).toEqual([true, true]);
    expect(early.evidence?.lasting).toMatch(/lasting|growing/);
    expect(readyOf(early).period).toEqual({ kind: 'first-year', measured: 2 });
  });

  it('is the same in any order of the teams', () => {
    expect(reportOn(organization().toReversed())).toEqual(report);
  });

  it('sums up the use of the teams by the weeks since each start', () => {
    const [source] = report.usage?.teams[0]?.sources ?? [];
    const active = (weekStart: string) => source?.weeks.find((week) => week.weekStart === weekStart);
    expect(source).toMatchObject({ source: 'table', people: 360, observedStart: null });
    expect(active('2025-08-18')).toMatchObject({ active: 0 });
    expect(active('2025-08-25')).toMatchObject({ active: 9 * 6, seats: 270 });
    expect(source?.weeks.at(-1)).toMatchObject({ weekStart: '2025-11-10', active: 9 * 24 });
  });

  it('has no verdict, and says why, if no team has started', () => {
    const none = reportOn(Array.from({ length: 6 }, (_, index) => organizationTeam(index, null)));
    expect(none.evidence).toMatchObject({ kind: 'too-little-data', gradeReasons: [{ kind: 'none-started' }] });
    expect(none.organization).toMatchObject({ firstStart: null, lastStart: null, perUser: null });
    expect(parseReport(JSON.parse(JSON.stringify(reportToWire(none)))).ok).toBe(true);
    expect(bridge(none, defaultEconomics)).toMatchObject({ kind: 'unavailable' });
  });
});
