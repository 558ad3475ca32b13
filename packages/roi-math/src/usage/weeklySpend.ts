import type { CalendarDate, ReportUsage, TeamUsage, UsageSourceName } from '@roi-insight/contracts';
import { reportedWeeks } from './reportedWeeks.ts';

/** A week whose spend is known. */
export interface SpendWeek {
  readonly weekStart: CalendarDate;
  readonly dollars: number;
}

/**
 * Sources whose amounts are the cost of the assistant. AI credits of Copilot are not included. They are charged on top of the seats, whose price
 * includes some credits.
 */
const PAID: ReadonlySet<UsageSourceName> = new Set(['claude-code', 'table']);

/**
 * The cost of the assistant for the team, by covered week: the sum of the sources that have amounts. A week counts only if each of these sources has
 * an amount for it, because the sum would otherwise be too small. Empty if the amounts are in another currency than the report, because amounts are
 * not converted.
 */
export function weeklySpend(
  { currency, reportCurrency }: Pick<ReportUsage, 'currency' | 'reportCurrency'>,
  team: TeamUsage | null,
): readonly SpendWeek[] {
  if (currency !== reportCurrency || team === null) return [];
  const paid = team.sources
    .filter(({ source }) => PAID.has(source))
    .map(({ weeks }) => reportedWeeks(weeks).filter(({ spend }) => spend !== null))
    .filter((weeks) => weeks.length > 0);
  const sums = new Map<CalendarDate, { dollars: number; sources: number }>();
  for (const { weekStart, spend } of paid.flat()) {
    const { dollars, sources } = sums.get(weekStart) ?? { dollars: 0, sources: 0 };
    sums.set(weekStart, { dollars: dollars + (spend ?? 0), sources: sources + 1 });
  }
  return [...sums]
    .filter(([, { sources }]) => sources === paid.length)
    .map(([weekStart, { dollars }]) => ({ weekStart, dollars }))
    .toSorted((one, other) => (one.weekStart < other.weekStart ? -1 : 1));
}
