import { type Comparison, comparisonFrom, evidenceFrom, type MemberTeam, type Report } from '@roi-insight/contracts';
import { clearWin } from '@roi-insight/contracts/fixtures';

/** A team of a comparison: a control unless said otherwise. */
export function team(over: Partial<MemberTeam> = {}): MemberTeam {
  return {
    key: 'BOR',
    name: 'Borealis Search',
    adopted: null,
    role: 'control',
    tickets: { pre: 583, post: 196 },
    weeks: { pre: 39, post: 13 },
    weight: 0.336,
    own_change: { effect_percent: 2.1, interval_percent: [-9.8, 12.7] },
    ...over,
  };
}

export const ownTeam = team({
  key: 'AUR',
  name: 'Aurora Payments',
  role: 'adopter',
  adopted: '2025-08-25',
  weight: null,
  own_change: null,
});

const week = (start: string, hours: number | null, others: number | null, difference: number | null) => ({
  week_start: start,
  team_hours: hours,
  comparison_hours: others,
  difference_percent: difference,
});

/** A short report with three controls: 29.4 % faster, from 20.1 to 37.6. */
export function comparedReport(over: Partial<Comparison> = {}): Report {
  const { evidence } = clearWin;
  if (evidence === undefined) throw new Error('The report has evidence.');
  const effect = { effect_percent: 29.4, interval_percent: [20.1, 37.6] as [number, number] };
  const comparison = comparisonFrom({
    method: 'comparison',
    design: 'one-adopter',
    teams: [ownTeam, team(), team({ key: 'CIN', name: 'Cinder Mobile' }), team({ key: 'DEL', name: 'Delta Platform' })],
    verdict: 'faster',
    ...effect,
    headline_percent: 28.2,
    detectable_percent: 16,
    co_movement: 0.8,
    alone: { verdict: 'faster', grade: 'B', effect_percent: 36.2, interval_percent: [26.2, 44.3] },
    event_time: [0, 1, 2, 3, 4, 5].map((number) => ({
      week: number,
      effect_percent: 20 + number,
      interval_percent: [10 + number, 30 + number] as [number, number],
    })),
    series: [
      week('2025-08-11', 10, 10, 0),
      week('2025-08-18', null, 9, null),
      week('2025-08-25', 6, 10, 40),
      week('2025-09-01', 7, 5.6, -25),
    ],
    doubts: [],
    reasons: [],
    program: null,
    ...over,
  });
  return {
    ...clearWin,
    comparison,
    evidence: evidenceFrom({
      ...evidence,
      ...effect,
      headline_percent: 28.2,
      grade: 'A',
      method: 'comparison',
      verdict: comparison.verdict,
    }),
  };
}
