import type { Evidence } from '@roi-insight/contracts';
import { formatChange, formatCount } from '../format/index.ts';
import { numberFormat } from '../format/numberFormat.ts';
import type { Fact } from '../Fact.ts';

const statistic = numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'exceptZero' });
const probability = numberFormat({ minimumFractionDigits: 3, maximumFractionDigits: 3 });
/** Smaller probabilities are shown as '< 0.001'. */
const MIN_SHOWN_P = 0.001;

/** What the verdict is based on. */
export function evidenceFacts(evidence: Evidence): readonly Fact[] {
  const { tickets, weeks, cliffs_delta: delta, mann_whitney_p: p, pre_trend_percent_per_week: trend } = evidence;
  return [
    {
      name: 'Design',
      value: 'Before/after, no control group: whatever else changed at that time is part of the difference.',
    },
    { name: 'Measured tickets', value: `${formatCount(tickets.pre)} before, ${formatCount(tickets.post)} after` },
    { name: 'Weeks', value: `${formatCount(weeks.pre)} before, ${formatCount(weeks.post)} after` },
    { name: 'Placebo dates', value: placebo(evidence.placebo) },
    {
      name: 'Trend before adoption',
      value: trend === null ? 'Not known' : `Hours per ticket ${formatChange(trend)} a week${already(trend)}`,
    },
    {
      name: 'Size and chance',
      value: `Cliff’s δ ${statistic(delta)}, Mann–Whitney p ${p !== null && p < MIN_SHOWN_P ? '< 0.001' : probability(p)}`,
    },
  ];
}

function placebo(result: Evidence['placebo']): string {
  if (result === null) return 'None could be tried: too few weeks before adoption.';
  const { tried, as_large: large } = result;
  return `At ${large === 0 ? 'none' : formatCount(large)} of ${formatCount(tried)} earlier dates, where nothing happened, the same method showed a change as large.`;
}

function already(trend: number): string {
  if (trend <= -0.05) return ', falling already';
  return trend >= 0.05 ? ', rising' : '';
}
