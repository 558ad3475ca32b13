import type { Doubt } from '@roi-insight/contracts';
import { MAX_MEASURED_HOURS, MIN_MEASURED_HOURS } from '../../constants.ts';
import type { CompletedTicket } from '../../measure/classifyTickets.ts';
import type { Weeks } from '../../measure/weeks.ts';
import { mean } from '../../stats/mean.ts';
import { welch } from '../../stats/welch.ts';
import { percentSaved } from '../change.ts';
import { exceedsDrift, type WeekValue } from './exceedsDrift.ts';
import { present } from './present.ts';
import { LOGGED_WIDTH } from './thresholds.ts';

/**
 * The doubts about logged hours, from the time in progress of the same tickets:
 * - less or more is logged for the same time in progress: the weekly mean of ln(logged ÷ in progress) changed;
 * - other tickets are logged: the weekly mean of ln(in progress) of logged tickets, minus that of all tickets, changed.
 *
 * A mean has changed if its change is clear (Welch's interval of the weeks excludes 0 even if it is LOGGED_WIDTH times as wide) and larger than it
 * ever was before adoption ({@link exceedsDrift}). Work that is faster shortens both times, so it raises neither doubt.
 */
export function loggedDoubts(weeks: Weeks<CompletedTicket>, weeksPerSide: number): Doubt[] {
  const timed = weeks.map(({ week, items }) => ({
    week,
    items: items.filter(({ active }) => active >= MIN_MEASURED_HOURS),
  }));
  const weekly = (
    valueOf: (tickets: readonly CompletedTicket[], logged: readonly CompletedTicket[]) => number | null,
  ) =>
    timed.map(({ week, items }) => ({
      week,
      value: valueOf(
        items,
        items.filter(({ logged }) => logged >= MIN_MEASURED_HOURS),
      ),
    }));
  const habit = weekly((_, logged) => mean(logged.map((ticket) => logOf(ticket.logged) - logOf(ticket.active))));
  const kind = weekly((all, logged) => {
    const [one, other] = [logged, all].map((tickets) => mean(tickets.map(({ active }) => logOf(active))));
    return one === null || one === undefined ? null : one - (other ?? NaN);
  });
  return present([
    doubt('logged-habit', changeOf(habit, weeksPerSide)),
    doubt('logged-kind', changeOf(kind, weeksPerSide)),
  ]);
}

const logOf = (hours: number) => Math.log(Math.min(hours, MAX_MEASURED_HOURS));

const doubt = (kind: 'logged-habit' | 'logged-kind', change: number | null): Doubt | null =>
  change === null ? null : { kind, percent: -percentSaved(change) };

/** The change of the weekly means; null if they did not change. */
function changeOf(weeks: readonly WeekValue[], weeksPerSide: number): number | null {
  const values = (isAfter: boolean) =>
    weeks.flatMap(({ week, value }) => (value === null || week >= 0 !== isAfter ? [] : value));
  const change = welch(values(false), values(true));
  if (change === null) return null;
  const { estimate, high } = change;
  const isClear = Math.abs(estimate) > LOGGED_WIDTH * (high - estimate);
  return isClear && exceedsDrift(weeks, weeksPerSide) ? estimate : null;
}
