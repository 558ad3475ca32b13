import { describe, expect, it } from 'vitest';
import { clearWin } from '../fixtures/index.ts';
import { parseReport, reportToWire } from '../index.ts';

const effect = { effect_percent: 24.5, interval_percent: [11, 36] };
const started = {
  key: 'ANT',
  name: 'Ant',
  role: 'started',
  started: '2025-03-03',
  people: 9,
  use_percent: 61.5,
  tickets: { pre: 310, post: 290 },
  weeks: { pre: 39, post: 38 },
  own_change: effect,
  weight: 0.4,
};
const denied = { name: 'Bee', role: 'left-out', reason: { kind: 'too-slow', seconds: 20 }, weight: 0 };
const organization = {
  first_start: '2025-03-03',
  last_start: '2025-03-03',
  per_user: effect,
  teams: [started, denied],
};
const own = reportToWire(clearWin);
const evidence = { ...own.evidence, method: 'organization' };

describe('the organization of a report', () => {
  it('is the same after it is read and written again', () => {
    const parsed = parseReport({ ...own, evidence, organization });
    if (!parsed.ok) throw new Error(parsed.error.message);
    expect(parsed.value.organization?.teams[1]).toMatchObject({ key: null, started: null, ownChange: null });
    expect(reportToWire(parsed.value).organization).toEqual(organization);
  });

  it('must be there if the evidence is about one', () => {
    expect(parseReport({ ...own, evidence })).toMatchObject({ ok: false, error: { path: 'evidence.method' } });
  });

  it('has at most 200 teams', () => {
    const teams = (count: number) => Array.from({ length: count }, () => denied);
    const read = (count: number) => parseReport({ ...own, organization: { teams: teams(count) } });
    expect(read(200).ok).toBe(true);
    expect(read(201)).toMatchObject({ ok: false, error: { path: 'organization.teams' } });
  });

  it('may be something else in the report of another server', () => {
    const { provenance: _, ...foreign } = own;
    expect(parseReport({ ...foreign, organization: 'Acme' })).toMatchObject({
      ok: true,
      value: { organization: undefined },
    });
  });
});
