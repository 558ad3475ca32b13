import type { MonthlySpend, Report } from '@roi-insight/contracts';

/** The month of the adoption, and the twelve months after it. */
const MONTHS = 13;

/** The same amount in every month of the year after adoption. */
export function evenSpend({ summary_metrics: summary }: Report, amount: number): readonly MonthlySpend[] {
  const [year = NaN, month = NaN] = summary.claude_adoption_date.split('-').map(Number);
  return Array.from({ length: MONTHS }, (_, index) => {
    const months = year * 12 + month - 1 + index;
    return { month: `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`, amount };
  });
}

/** Whether a spend is one that {@link evenSpend} returns. */
export function isEvenSpend(report: Report, spend: readonly MonthlySpend[]): boolean {
  const even = evenSpend(report, spend[0]?.amount ?? 0);
  return (
    even.length === spend.length &&
    even.every(({ month, amount }, index) => month === spend[index]?.month && amount === spend[index].amount)
  );
}
