import type { Economics, Report, ReportedWeek, TeamUsageSource } from '@roi-insight/contracts';
import { WEEKS_PER_MONTH } from '../../constants.ts';
import { dayNumber } from '../../time/dayNumber.ts';
import { weeklySpend } from '../../usage/weeklySpend.ts';
import { actualSpend } from './actualSpend.ts';
import { ownSpend } from './ownUsage.ts';
import { usageSpend } from './usageSpend.ts';

const DAYS_PER_WEEK = 7;

/** The price of a seat per month, in dollars. */
export interface SeatPrice {
  /** Entered by the reader, spent according to usage, or the default. */
  readonly kind: 'entered' | 'spent' | 'assumed';
  readonly perMonth: number;
}

type Prices = Pick<Economics, 'pricePerSeatMonth' | 'spend' | 'touched'>;

/**
 * The price of a seat in these weeks of a source: the price that the reader entered; else spend ÷ seats; else the default price, but only if the
 * cost of none of these weeks is known. Null if the price is unknown.
 */
export function seatPrice(
  report: Report,
  source: TeamUsageSource,
  weeks: readonly ReportedWeek[],
  economics: Prices,
): SeatPrice | null {
  const { pricePerSeatMonth: perMonth, touched } = economics;
  if (touched.includes('price')) return { kind: 'entered', perMonth };
  const spent = spentPerSeat(report, source, weeks);
  if (spent !== null) return { kind: 'spent', perMonth: spent };
  return isAtSeatPrice(report, weeks, economics) ? { kind: 'assumed', perMonth } : null;
}

/** Spend ÷ seats, over the weeks that have spend and seats. The spend of Claude Code is metered, so an unused seat costs nothing. */
function spentPerSeat({ usage }: Report, source: TeamUsageSource, weeks: readonly ReportedWeek[]): number | null {
  const team = usage?.teams[0];
  if (usage === undefined || team === undefined || source.source === 'claude-code') return null;
  const spend = new Map(
    weeklySpend(usage, { ...team, sources: [{ ...source, weeks }] }).map((week) => [week.weekStart, week.dollars]),
  );
  const sums = { dollars: 0, seats: 0 };
  for (const { weekStart, seats } of weeks) {
    const dollars = spend.get(weekStart);
    if (dollars === undefined || seats === null) continue;
    sums.dollars += dollars;
    sums.seats += seats;
  }
  return sums.seats === 0 ? null : (sums.dollars / sums.seats) * WEEKS_PER_MONTH;
}

/** Whether all of these weeks are after adoption, and their spend is neither in the usage nor entered by the reader. */
function isAtSeatPrice(report: Report, weeks: readonly ReportedWeek[], { spend }: Prices): boolean {
  const from = dayNumber(report.summary_metrics.claude_adoption_date);
  if (from === null) return false;
  const known = ownSpend(report);
  return weeks.every(({ weekStart }) => {
    const monday = dayNumber(weekStart) ?? NaN;
    const paid = actualSpend(spend, monday, DAYS_PER_WEEK).days;
    const used = usageSpend(known, spend, monday, DAYS_PER_WEEK).days;
    return monday >= from && paid + used === 0;
  });
}
