import { PLAN_HISTORY_WEEKS, type ReadPlanTeam } from '@roi-insight/contracts';
import type { RandomizationInference } from '../order/randomizationInference.ts';
import type { PlannedTeam } from './PlannedTeam.ts';
import { mean } from '../../stats/mean.ts';
import { percentSaved } from '../../evidence/change.ts';

/** The weeks of a plan are compared with this number of weeks before them: half a year. */
const COMPARED_WEEKS = 26;

/** Maximum part of a saving, in ln(hours), that a slowdown of the waiting teams may explain. */
const MAX_EXPLAINED = 1 / 2;

/** Whether the waiting teams became slower, for example because people moved to teams that started. */
export interface WaitingHarm {
  /** Not confirmed if they became slower by more than `exceeds`, or if their earlier weeks do not show a drift. */
  readonly state: 'met' | 'not-confirmed';
  /** The limit that their slowdown exceeds: their largest drift before, or half of the saving. */
  readonly exceeds: 'drift' | 'saving' | null;
  /** Percent more time per ticket since the first start; null if it is unknown. */
  readonly slowerPercent: number | null;
  /** The largest drift in either direction, as percent more time per ticket; null if it is unknown. */
  readonly driftPercent: number | null;
}

/**
 * The waiting teams' own change since the first start, compared with their drifts in the two years before.
 *
 * A change is the mean ln(hours) of the tickets of as many weeks as the plan has, minus that of the {@link COMPARED_WEEKS}
 * before; the drifts are all such changes before the first start. The change is not compared with other teams, so it
 * contains whatever all teams share. In simulations of 26 weeks with three waiting teams, 6 % of unharmed teams became
 * slower by more than they ever drifted, and only 32 % of those that became 15 % slower. Therefore, a slowdown that
 * explains more than {@link MAX_EXPLAINED} of a claimed saving counts, too.
 * @param weeks length of the plan
 */
export function waitingHarm(
  teams: readonly PlannedTeam[],
  weeks: number,
  { verdict, savedPercent }: Pick<RandomizationInference, 'verdict'> & { readonly savedPercent: number },
): WaitingHarm {
  const readings = teams.flatMap(({ week, reading }) => (week === null && reading !== null ? [reading] : []));
  const first = Math.max(-PLAN_HISTORY_WEEKS, ...readings.map((team) => team.weeks[0]?.week ?? 0));
  const changeAt = (week: number): number =>
    mean(readings.map((team) => levelIn(team, week, week + weeks) - levelIn(team, week - COMPARED_WEEKS, week))) ?? NaN;
  const change = changeAt(0);
  let drift = 0;
  for (let week = first + COMPARED_WEEKS; week + weeks <= 0; week += 1) {
    const own = Math.abs(changeAt(week));
    if (own > drift) drift = own;
  }
  if (!Number.isFinite(change) || drift === 0) {
    return { state: 'not-confirmed', exceeds: null, slowerPercent: null, driftPercent: null };
  }
  const saved = verdict === 'faster' ? -Math.log1p(-savedPercent / 100) : Infinity;
  const exceeds = change > drift ? 'drift' : change > MAX_EXPLAINED * saved ? 'saving' : null;
  return {
    state: exceeds === null ? 'met' : 'not-confirmed',
    exceeds,
    slowerPercent: -percentSaved(change),
    driftPercent: -percentSaved(drift),
  };
}

/** Mean ln(hours) of the tickets of the weeks `from` to `to` − 1; NaN if there are none. */
function levelIn({ weeks }: ReadPlanTeam, from: number, to: number): number {
  let [sum, tickets] = [0, 0];
  for (const entry of weeks) {
    if (entry.week < from || entry.week >= to || entry.mean === null) continue;
    sum += entry.tickets * entry.mean;
    tickets += entry.tickets;
  }
  return sum / tickets;
}
