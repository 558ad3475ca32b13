import { describe, expect, it } from 'vitest';
import { clearWin } from '../../fixtures/index.ts';
import { parseReport, reportToWire } from '../../index.ts';

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
          observed_until: '2025-09-15',
          pilot_start: '2025-06-02',
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
  it('is the same after it is read and written again', () => {
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
              observedUntil: '2025-09-15',
              pilotStart: '2025-06-02',
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

  it('is absent if the report has no usage', () => {
    const parsed = parseReport(report);
    expect(parsed.ok && JSON.stringify(reportToWire(parsed.value))).not.toContain('usage');
  });

  const [own, control] = usage.teams;
  const [source] = own?.sources ?? [];
  const withOwn = (part: object) => ({ ...usage, teams: [{ ...own, ...part }, control] });
  const withSource = (part: object) => withOwn({ sources: [{ ...source, ...part }] });
  const withControl = (part: object) => ({ ...usage, teams: [own, { ...control, ...part }] });
  const unknown = control?.control;

  it.each<readonly [string, object]>([
    ['no team', { ...usage, teams: [] }],
    ['a currency name instead of a code', { ...usage, currency: 'dollars' }],
    ['markup as a currency', { ...usage, currency: '<b>' }],
    ['a currency in small letters', { ...usage, currency: 'usd' }],
    ['a control of an unknown kind', withControl({ control: { kind: 'clean' } })],
    ['an exact number of 1 to 4 people', withSource({ people: 3 })],
    ['the project as a control', withOwn({ control: unknown })],
    ['a repeated team', { ...usage, teams: [own, control, control] }],
    ['a repeated source', withOwn({ sources: [source, source] })],
    ['a start on a Tuesday', withSource({ observed_start: '2025-08-26' })],
    ['the end of a start on a Tuesday', withSource({ observed_until: '2025-09-16' })],
    ['a pilot on a Tuesday', withSource({ pilot_start: '2025-06-03' })],
    ['a start in 2190', withSource({ observed_start: '2190-01-04' })],
    ['a week in 2190', withSource({ weeks: [{ week_start: '2190-01-04', coverage: 'not-covered' }] })],
    ['a field of usage', { ...usage, email: 'jane@example.com' }],
    ['a field of a team', withOwn({ email: 'jane@example.com' })],
    ['a field of a source', withSource({ email: 'jane@example.com' })],
    ['a field of the status of a control', withControl({ control: { ...unknown, email: 'jane@example.com' } })],
    ['the name of a person as a field', withOwn({ 'jane@example.com': 1 })],
  ])('is refused with %s, and the message does not quote the value', (_, wrong) => {
    const parsed = parseReport({ ...report, usage: wrong });
    expect(parsed.ok).toBe(false);
    expect(JSON.stringify(parsed)).not.toContain('jane');
  });
});
