import type { DrawnTeam, ReadPlanTeam, TeamFacts } from '@roi-insight/contracts';
import { hasShareChanged } from '../../evidence/doubts/hasShareChanged.ts';
import { teamFacts } from '../team/teamFacts.ts';
import type { LostReason } from './PlanDeviation.ts';

/** The number of tickets of the planning weeks may differ by this factor when they are measured again: a few tickets are reopened, moved or deleted. */
const MAX_FACTOR = 1.1;

/** The mean ln(hours) of the planning weeks may differ by this when they are measured again: about 5% of the time. */
const MAX_DRIFT = 0.05;

/** The weeks of a plan, counted from its first start. */
export interface PlanSpan {
  /** The first week after those that were read when the plan was made. */
  readonly planned: number;
  /** Number of weeks of the plan. */
  readonly weeks: number;
  /** Whether all weeks of the plan have closed. */
  readonly isOver: boolean;
}

/**
 * The reason why a team does not count, because it was not read and measured as at planning; null if it counts. A team without a measured ticket after
 * its start (a waiting team: after the first start) is lost too, because its weeks say nothing.
 * @param start week of the team's start; null if it waits
 */
export function lostBecause(
  team: Pick<DrawnTeam, 'measure' | 'facts'>,
  reading: ReadPlanTeam | null,
  start: number | null,
  { planned, weeks, isOver }: PlanSpan,
): LostReason | null {
  if (reading === null) return 'unread';
  if (reading.measure !== team.measure) return 'other-measure';
  const { facts } = team;
  const today = facts === null ? null : teamFacts(reading, planned);
  if (facts !== null && today === null) return 'no-tickets';
  const changed = facts === null || today === null ? null : changedReading(facts, today);
  if (changed !== null) return changed;
  if (isOver) {
    if (measuredIn(reading, start ?? 0, weeks).count === 0) return 'no-tickets';
    const [before, after] = [measuredIn(reading, -weeks, 0), measuredIn(reading, 0, weeks)];
    if (before.of > 0 && after.of > 0 && hasShareChanged(before, after)) return 'measured-share';
  }
  return facts === null || today === null || isRemeasured(facts, today) ? null : 'planning-weeks';
}

const share = (count: number, of: number) => ({ count: Math.min(count, of), of });

/** Whether another share of the tickets has an incomplete history or an unclear status than at planning. */
function changedReading(facts: TeamFacts, today: TeamFacts): 'histories' | 'statuses' | null {
  const histories = ({ incompleteHistories, tickets }: TeamFacts) => share(incompleteHistories, tickets);
  const statuses = ({ unclearTickets, tickets }: TeamFacts) => share(unclearTickets, tickets);
  if (hasShareChanged(histories(facts), histories(today))) return 'histories';
  return hasShareChanged(statuses(facts), statuses(today)) ? 'statuses' : null;
}

/** Whether the weeks from which the plan was made still give its figures. */
const isRemeasured = (facts: TeamFacts, today: TeamFacts): boolean =>
  Math.abs(Math.log(today.completed / facts.completed)) <= Math.log(MAX_FACTOR) &&
  Math.abs(today.mean - facts.mean) <= MAX_DRIFT &&
  !hasShareChanged(share(facts.measured, facts.completed), share(today.measured, today.completed));

/** The measured tickets among the completed tickets of the weeks `from` to `to` − 1. Earlier versions did not count the completed tickets. */
function measuredIn(
  { weeks }: ReadPlanTeam,
  from: number,
  to: number,
): { readonly count: number; readonly of: number } {
  const within = weeks.filter(({ week }) => week >= from && week < to);
  const count = within.reduce((sum, { tickets }) => sum + tickets, 0);
  const of = within.reduce((sum, { work }) => sum + (work?.completed ?? 0), 0);
  return { count: of === 0 ? count : Math.min(count, of), of };
}
