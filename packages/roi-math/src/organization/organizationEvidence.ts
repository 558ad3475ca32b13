import type { Evidence } from '@roi-insight/contracts';
import { TAIL } from '../comparison/plainChange.ts';
import { headline } from '../evidence/headline.ts';
import { quartersOf } from '../evidence/quarters/quartersOf.ts';
import { verdictFromInterval } from '../report/verdictFromInterval.ts';
import { type Posterior, posteriorOf } from '../stats/posterior.ts';
import type { Organization, PooledEffect } from './Organization.ts';
import type { OwnTickets } from './ownTickets.ts';

/**
 * The evidence of a report on an organization: the effect of a start as the teams used the assistant. Quarters count from each team's own start, and only
 * those that are over in all teams that started are reported: the money of a quarter is that of all teams.
 * @param own the tickets of the teams that started
 */
export function organizationEvidence(organization: Organization, own: readonly OwnTickets[]): Evidence {
  const { verdict, grade, doubts, reasons, asUsed, teams, weeks } = organization;
  const sum = (of: (tickets: OwnTickets) => number) => own.reduce((total, tickets) => total + of(tickets), 0);
  const measuredOn = (side: 'pre' | 'post') => ({
    tickets: sum((tickets) => tickets[side].measured.tickets),
    hours: sum((tickets) => tickets[side].measured.hours),
  });
  const members = teams.filter(({ role }) => role !== 'left-out');
  const ticketsOn = (side: 'pre' | 'post') => members.reduce((total, { tickets }) => total + (tickets?.[side] ?? 0), 0);
  const filled = weeks.filter(({ averageHours }) => averageHours !== null);
  const shared = {
    method: 'organization' as const,
    grade,
    preTrendPercentPerWeek: null,
    cliffsDelta: null,
    mannWhitneyP: null,
    placebo: null,
    measuredHours: { pre: measuredOn('pre'), post: measuredOn('post') },
    leftOut: null,
    size: null,
    breakdown: null,
    tickets: { pre: ticketsOn('pre'), post: ticketsOn('post') },
    weeks: {
      pre: filled.filter(({ week }) => week < 0).length,
      post: filled.filter(({ week }) => week >= 0).length,
    },
    guardrails: { reopenRate: UNKNOWN, bugShare: UNKNOWN, throughputPerWeek: UNKNOWN },
  } satisfies Partial<Evidence>;
  if (asUsed === null || verdict === 'too-little-data') {
    return {
      kind: 'too-little-data',
      ...shared,
      gradeReasons: [...reasons],
      // An estimate without a verdict is only an observation.
      estimates: estimateOf(asUsed),
      quarters: null,
      lasting: null,
    };
  }
  const { effectPercent, intervalPercent, headlinePercent, detectablePercent } = asUsed;
  const finished = organization.quarters.filter(({ complete }) => complete);
  return {
    kind: 'estimated',
    ...shared,
    gradeReasons: [...doubts],
    verdict,
    effectPercent,
    intervalPercent,
    headlinePercent,
    detectablePercent,
    weeksToDetect: null,
    estimates: estimateOf(asUsed),
    ...quartersOf(
      finished.map(({ firstWeek, lastWeek, complete, tickets, weeks: own, measuredHours }) => ({
        firstWeek,
        lastWeek,
        complete,
        tickets,
        weeks: own,
        measuredHours,
      })),
      firstQuarterOf(finished[0]?.effect ?? null) ?? { verdict, headlinePercent },
      (number) => {
        const { effect = null, sinceFirst = null } = finished[number - 1] ?? {};
        return effect === null || sinceFirst === null
          ? []
          : [{ effect: posteriorFrom(effect), sinceFirst: posteriorFrom(sinceFirst) }];
      },
      () => TAIL,
    ),
  };
}

/** The result of the first quarter alone, with which later quarters are compared. The effect of the report is that of all weeks since the start. */
const firstQuarterOf = (effect: PooledEffect | null) =>
  effect === null
    ? null
    : {
        verdict: verdictFromInterval(effect.intervalPercent),
        headlinePercent: headline({ mean: effect.change.estimate, deviation: effect.deviation }, effect.change),
      };

const estimateOf = (asUsed: Organization['asUsed']): Evidence['estimates'] => [
  {
    method: 'organization',
    effectPercent: asUsed?.effectPercent ?? null,
    intervalPercent: asUsed?.intervalPercent ?? null,
  },
];

const UNKNOWN = { pre: null, post: null, change: null };

const posteriorFrom = ({ change, deviation }: PooledEffect): Posterior =>
  posteriorOf([{ estimate: change.estimate, error: deviation, shocks: { deviation: 0, persistence: 0 }, log: 0 }]);
