import type { Provenance } from '@roi-insight/contracts';
import { clearWin } from '@roi-insight/contracts/fixtures';
import { describe, expect, it } from 'vitest';
import { FREE, ready, step } from '../../test/bridges.ts';
import { report } from '../../test/reports.ts';
import { calendarDateOf } from '../time/calendarDateOf.ts';
import { DEFAULT_CALENDAR, readCalendar } from '../time/workingCalendar.ts';
import { capacity, parallelFactor, teamHoursOf } from './capacity.ts';
import { defaultEconomics } from './economics.ts';

const { provenance } = clearWin;
if (provenance === undefined) throw new Error('the fixture says how it was made');

describe('capacity', () => {
  // 260 h saved; 65 weekdays × 8 h = 520 h a seat.
  it.each([
    [25, 'plausible'],
    [2, 'plausible'],
    [1, 'warned'],
  ])('of %d seats is %s', (seats, kind) => {
    const result = ready(report(), { ...defaultEconomics, seats });
    expect(result.capacity).toEqual({ kind, hoursSaved: 260, teamHours: seats * 520 });
    expect(result.projection.kind).toBe('estimate');
  });

  it('depends on the days of the post period', () => {
    const shorter = report({ post: { total_days: 7 } });
    expect(ready(shorter, defaultEconomics).capacity.teamHours).toBe(25 * 40);
    expect(step('licenses', shorter, defaultEconomics)).toMatchObject({ seatMonths: 7 / (365 / 12) });
    // The series has two weeks after adoption.
    expect(ready(report({ post: { total_days: 0 } }), defaultEconomics).capacity.teamHours).toBe(25 * 80);
  });

  it('counts the working hours of the calendar by which tickets are measured', () => {
    const teamHours = (calendar: Provenance['calendar'], given = report()) =>
      ready({ ...given, provenance: { ...provenance, calendar } }, { ...defaultEconomics, seats: 2 }).capacity
        .teamHours;
    expect(teamHours(undefined)).toBe(2 * 520);
    expect(teamHours({ holidays: ['2025-09-01', '2025-09-06', '2025-08-24', '2025-11-24'] })).toBe(2 * 512);
    expect(teamHours({ working_days: [1, 2, 3], hours: { from: '13:00', to: '17:30' } })).toBe(2 * 13 * 13.5);
    const undated = report();
    undated.summary_metrics.claude_adoption_date = '';
    expect(teamHours({ working_days: [1, 2, 3, 4, 5, 6, 7] }, undated)).toBe(2 * 91 * 8);
  });

  it('allows no saving on days on which the team does not work', () => {
    const holidays = Array.from({ length: 91 }, (_, day) => calendarDateOf(20_325 + day));
    const given = { ...report(), provenance: { ...provenance, calendar: { holidays } } };
    const { capacity: none, net } = ready(given, FREE);
    expect(none).toMatchObject({ kind: 'refused', teamHours: 0 });
    expect(net).toEqual({ low: 0, base: 0, high: 0 });
  });

  it('refuses a headline above the hours of the team, and warns if the headline is above 30 % of those hours', () => {
    expect(capacity(10, 10).kind).toBe('warned');
    expect(capacity(10.001, 10).kind).toBe('refused');
    expect(capacity(3, 10).kind).toBe('plausible');
    expect(capacity(3.001, 10).kind).toBe('warned');
    const claiming = (saved: number) => report({ pre: { avg_hours_per_task: 8 + saved / 130 } });
    expect(ready(claiming(520.01), { ...defaultEconomics, seats: 1 }).capacity.kind).toBe('refused');
  });

  it('counts all hours of tickets if the team works at least as many hours', () => {
    expect(parallelFactor(40, 20)).toBe(0.5);
    expect(parallelFactor(20, 40)).toBe(1);
    expect(parallelFactor(0, 0)).toBe(1);
  });

  it('assumes five of seven days if the adoption date is unknown', () => {
    const undated = report();
    undated.summary_metrics.claude_adoption_date = '';
    expect(ready(undated, defaultEconomics).capacity.teamHours).toBeCloseTo(25 * 520, 8);
    expect(teamHoursOf(2, null, 10, readCalendar(DEFAULT_CALENDAR))).toBeCloseTo((2 * 8 * 10 * 5) / 7, 10);
  });
});
