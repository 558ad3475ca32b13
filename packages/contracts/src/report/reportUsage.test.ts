import { describe, expect, it } from 'vitest';
import { clearWin } from '../fixtures/index.ts';
import { parseReport, reportToWire } from '../index.ts';

const report = reportToWire(clearWin);

/** The use of the assistant by a project and a control. */
const usage = {
  currency: 'USD',
  teams: [
    {
      key: 'PAY',
      name: 'Payments',
      sources: [
        {
          source: 'claude-code',
          active_basis: 'week',
          people: 40,
          observed_start: '2025-08-25',
          weeks: [
            { week_start: '2025-08-18', coverage: 'not-covered' },
            { week_start: '2025-08-25', coverage: 'reported', active: 12, spend: 120.5 },
            { week_start: '2025-09-01', coverage: 'reported', active: '1-4', seats: 0 },
          ],
        },
      ],
    },
    { key: 'OPS', name: 'Ops', control: { kind: 'unknown', reason: 'not-named' }, sources: [] },
    { key: 'KEP', name: 'Kepler', control: { kind: 'unknown', reason: 'no-people', weeks: 3 }, sources: [] },
  ],
  other_teams: 2,
};

describe('the usage of a report', () => {
  it('is read, and written as it was read', () => {
    const parsed = parseReport({ ...report, usage });
    if (!parsed.ok) throw new Error(parsed.error.message);
    expect(parsed.value.usage).toMatchObject({
      currency: 'USD',
      teams: [
        {
          key: 'PAY',
          control: null,
          sources: [
            {
              activeBasis: 'week',
              observedStart: '2025-08-25',
              weeks: [
                { weekStart: '2025-08-18', coverage: 'not-covered' },
                { active: 12, seats: null, spend: 120.5 },
                { active: '1-4', seats: 0, spend: null },
              ],
            },
          ],
        },
        { control: { kind: 'unknown', reason: 'not-named', weeks: null } },
        { control: { kind: 'unknown', reason: 'no-people', weeks: 3 } },
      ],
      otherTeams: 2,
    });
    expect(JSON.stringify(reportToWire(parsed.value).usage)).toBe(JSON.stringify(usage));
  });

  it('is absent without usage', () => {
    const parsed = parseReport(report);
    expect(parsed.ok && JSON.stringify(reportToWire(parsed.value))).not.toContain('usage');
  });

  it.each([
    { ...usage, teams: [] },
    { ...usage, currency: 'dollars' },
    { ...usage, teams: [{ ...usage.teams[1], control: { kind: 'clean' } }] },
    { ...usage, teams: [{ ...usage.teams[0], sources: [{ ...usage.teams[0]?.sources[0], people: 3 }] }] },
  ])('is refused if it is not valid: %j', (wrong) => {
    expect(parseReport({ ...report, usage: wrong }).ok).toBe(false);
  });
});
