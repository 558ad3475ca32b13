import type { ChosenMeasure, Measure } from '@roi-insight/contracts';
import type { CompletedTicket } from './classifyTickets.ts';
import { hasActiveTimes } from './hasActiveTimes.ts';

/**
 * Minimum share of completed tickets with logged hours. Tickets without logged hours are not measured, because hours of
 * two kinds cannot be mixed. Below 70 %, too many of the unmeasured tickets may be of a different kind.
 */
const MIN_LOGGED_SHARE = 0.7;

/**
 * If the share of tickets with logged hours changed by this much or more, the team logs differently than before: tickets
 * of another kind may have joined or left, which would look like a change of the work.
 */
const MAX_LOGGED_CHANGE = 0.05;

type Ticket = Pick<CompletedTicket, 'active' | 'logged'>;

interface CompletedTickets {
  /** Completed before adoption, in the period before adoption or in the weeks before that period. */
  readonly before: readonly Ticket[];
  readonly pre: readonly Ticket[];
  readonly post: readonly Ticket[];
}

/** The chosen measure, and all measures that the tickets allow, the usual one first. */
interface MeasureChoice {
  readonly measure: Measure;
  readonly measures: readonly Measure[];
}

/**
 * Chooses how hours are measured, for both periods alike.
 *
 * 1. Logged hours, if at least 70 % of the tickets completed before adoption and of those after it have any, and the two shares differ by less than 5
 * percentage points. Logged hours are work, while a ticket in progress may also wait, so a true change is found more often. Before adoption, all
 * weeks from which the trend is estimated count.
 * 2. Otherwise, or if `chosen`, the time in progress. It requires a team that uses its statuses: at least 10 completed tickets, and 30 % of them,
 * with such time in each period.
 * 3. Otherwise the time from creation to completion.
 *
 * A period that has no completed tickets does not matter.
 */
export function chooseMeasure(
  { before, pre, post }: CompletedTickets,
  chosen: ChosenMeasure | undefined,
): MeasureChoice {
  const status = [pre, post].every(hasActiveTimes) ? 'active' : 'elapsed';
  if (!hasLoggedHours([before, post])) return { measure: status, measures: [status] };
  return { measure: chosen === undefined ? 'logged' : status, measures: ['logged', status] };
}

function hasLoggedHours(sides: readonly (readonly Ticket[])[]): boolean {
  const shares = sides
    .filter(({ length }) => length > 0)
    .map((tickets) => tickets.filter(({ logged }) => logged > 0).length / tickets.length);
  if (shares.length === 0) return false;
  return Math.min(...shares) >= MIN_LOGGED_SHARE && Math.max(...shares) - Math.min(...shares) < MAX_LOGGED_CHANGE;
}
