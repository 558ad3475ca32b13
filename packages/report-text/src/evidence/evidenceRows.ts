import type { Evidence, Interval } from '@roi-insight/contracts';
import { formatDecimal, formatPercent, formatShare, MISSING } from '../format/index.ts';

/** Rows of the table of estimates: method, percent of time saved, interval. */
export function estimateRows(evidence: Evidence): readonly (readonly string[])[] {
  return evidence.estimates.map(({ method, effect_percent: effect, interval_percent: interval }) => [
    `${METHOD[method]}${method === decidingMethod(evidence) ? ' The verdict rests on it.' : ''}`,
    formatPercent(effect),
    intervalText(interval),
  ]);
}

/** The method that the verdict rests on; null when there is too little data for one, whatever was observed. */
export function decidingMethod({ verdict, method }: Evidence): Evidence['method'] | null {
  return verdict === 'too-little-data' ? null : method;
}

const METHOD: Readonly<Record<Evidence['method'], string>> = {
  level: 'Level: the average after against the average before.',
  'trend-adjusted': 'Trend-adjusted: what changed beyond the earlier trend.',
};

function intervalText(interval: Interval | null): string {
  return interval === null ? MISSING : `${formatPercent(interval[0])} to ${formatPercent(interval[1])}`;
}

/** Rows of the guardrails: measure, before, after. */
export function guardrailRows({
  guardrails,
}: Pick<Evidence, 'guardrails'>): readonly (readonly [name: string, before: string, after: string])[] {
  const rows = [
    ['Completed tickets that had been reopened', guardrails.reopen_rate, formatShare],
    ['Completed tickets that are bugs', guardrails.bug_share, formatShare],
    ['Tickets completed a week', guardrails.throughput_per_week, formatDecimal],
  ] as const;
  return rows.map(([name, { pre, post }, format]) => [name, format(pre), format(post)]);
}
