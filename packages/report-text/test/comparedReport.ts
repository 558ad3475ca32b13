import { type Comparison, comparisonFrom, evidenceFrom, type MemberTeam, type Report } from '@roi-insight/contracts';
import { clearWin } from '@roi-insight/contracts/fixtures';

/** A team of a comparison. Default: a control. */
export function team(over: Partial<MemberTeam> = {}): MemberTeam {
  return {
    key: 'BOR',
    name: 'Borealis Search',
    adopted: null,
    role: 'control',
    tickets: { pre: 583, post: 196 },
    weeks: { pre: 39, post: 13 },
    weight: 0.336,
    ownChange: { effectPercent: 2.1, intervalPercent: [-9.8, 12.7] },
    ...over,
  };
}

export const ownTeam = team({
  key: 'AUR',
  name: 'Aurora Payments',
  role: 'adopter',
  adopted: '2025-08-25',
  weight: null,
  ownChange: null,
});

const week = (start: string, hours: number | null, others: number | null, difference: number | null) => ({
  weekStart: start,
  teamHours: hours,
  comparisonHours: others,
  differencePercent: difference,
});

/** A short report with three controls: 29.4 % faster, with the interval 20.1 to 37.6. */
export function comparedReport(over: Partial<Comparison> = {}): Report {
  const { evidence } = clearWin;
  if (evidence === undefined) throw new Error('The report has evidence.');
  const effect = { effectPercent: 29.4, intervalPercent: [20.1, 37.6] as [number, number] };
  const comparison = comparisonFrom({
    method: 'comparison',
    design: 'one-adopter',
    teams: [ownTeam, team(), team({ key: 'CIN', name: 'Cinder Mobile' }), team({ key: 'DEL', name: 'Delta Platform' })],
    verdict: 'faster',
    ...effect,
    headlinePercent: 28.2,
    detectablePercent: 16,
    coMovement: 0.8,
    alone: { verdict: 'faster', grade: 'B', effectPercent: 36.2, intervalPercent: [26.2, 44.3] },
    quarters: null,
    eventTime: [0, 1, 2, 3, 4, 5].map((number) => ({
      week: number,
      effectPercent: 20 + number,
      intervalPercent: [10 + number, 30 + number] as [number, number],
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
      headlinePercent: 28.2,
      grade: 'A',
      method: 'comparison',
      verdict: comparison.verdict,
    }),
  };
}
