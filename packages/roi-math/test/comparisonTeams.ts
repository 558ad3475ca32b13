import { randomFrom, type Random } from '../../../tools/bench/math/random.ts';
import type { TeamSeries } from '../src/index.ts';
import { guardedPeriod } from '../src/evidence/doubts/guardrails.ts';

/** A simulated team of a comparison. Weeks count from the adoption date of the report's project. */
export interface SimulatedTeam {
  readonly key: string;
  /** Days from the report's adoption date to the team's own; null: the team has not adopted. */
  readonly adoptedAfter: number | null;
  /** Tickets in a week. */
  readonly perWeek: number;
  /** The team's own contribution to ln(hours) in a week. */
  readonly level: (week: number) => number;
  readonly from: number;
  readonly to: number;
  /** End of the weeks that the report shows; not before `to`. */
  readonly shownTo: number;
  readonly seed: number;
}

/** Day number of 2025-08-25. */
export const WEEK_ZERO = 20325;

const USUAL: SimulatedTeam = {
  key: 'OWN',
  adoptedAfter: 0,
  perWeek: 15,
  level: () => 0,
  from: -39,
  to: 13,
  shownTo: 0,
  seed: 1,
};

/** A team of 15 tickets a week for 39 + 13 weeks; `over` replaces properties. */
export function comparisonTeam(over: Partial<SimulatedTeam> = {}): TeamSeries {
  const { key, adoptedAfter, perWeek, level, from, to, shownTo, seed } = { ...USUAL, ...over };
  const random: Random = randomFrom(seed);
  const ticketVariance = 0.5;
  const shown = Array.from({ length: Math.max(to, shownTo) - from }, (_, index) => {
    const week = from + index;
    const noise = Math.sqrt(ticketVariance / Math.max(perWeek, 1)) * random.normal();
    return { week, count: perWeek, mean: perWeek === 0 ? null : 2.3 + level(week) + noise };
  });
  const weeks = shown.filter(({ week }) => week < to);
  const seriesOf = (some: typeof weeks) => ({
    weeks: some,
    ticketVariance,
    degreesOfFreedom: some.length * Math.max(perWeek - 1, 0),
  });
  const empty = guardedPeriod([], { from: 0, to: 91 });
  return {
    key,
    name: `Team ${key}`,
    adopted:
      adoptedAfter === null ? null : new Date((WEEK_ZERO + adoptedAfter) * 86_400_000).toISOString().slice(0, 10),
    weekZero: WEEK_ZERO,
    adoptionWeek: adoptedAfter === null ? null : adoptedAfter / 7,
    measure: 'active',
    elapsed: null,
    series: seriesOf(weeks),
    shownSeries: seriesOf(shown),
    measurement: { notes: [], first: [], last: [], guarded: [empty, empty], weeklyCounts: { pre: [], post: [] } },
    quarters: Array.from({ length: Math.ceil(Math.max(to, shownTo) / 13) }, (_, index) => ({
      firstWeek: index * 13,
      lastWeek: index * 13 + 12,
      complete: true,
      tickets: perWeek * 13,
      weeks: perWeek === 0 ? 0 : 13,
      measuredHours: { tickets: perWeek * 13, hours: perWeek * 130 },
    })),
    hours: weeks.map(({ week, count }) => ({ week, tickets: count, hours: count * 10 })),
    shownHours: shown.map(levelHours),
    qualityWeeks: null,
  };
}

/** Tickets that each take as long as the week's mean. */
function levelHours({
  week,
  count,
  mean,
}: {
  readonly week: number;
  readonly count: number;
  readonly mean: number | null;
}) {
  const hours = count * Math.exp(mean ?? 0);
  return { week, completed: count, tickets: count, hours, averaged: { tickets: count, hours } };
}

/** Teams that have not adopted, with keys C1, C2, …. */
export function controls(count: number, over: Partial<SimulatedTeam> = {}): TeamSeries[] {
  return Array.from({ length: count }, (_, index) =>
    comparisonTeam({ key: `C${index + 1}`, adoptedAfter: null, seed: 100 + index, ...over }),
  );
}
