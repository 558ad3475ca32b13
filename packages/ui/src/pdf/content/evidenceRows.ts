import type { Evidence, Interval } from '@roi-insight/contracts';
import { formatChange, formatCount, formatPercent, formatShare, MISSING } from '../../format/index.ts';
import { formatRatio } from './formatRatio.ts';

/** Rows of the table of estimates: method, percent of time saved, interval. */
export function estimateRows({ estimates, method }: Evidence): readonly (readonly string[])[] {
  return estimates.map((estimate) => [
    `${estimate.method === 'level' ? 'Level: average after against average before' : 'Trend-adjusted: beyond the earlier trend'}${estimate.method === method ? ' (verdict)' : ''}`,
    formatPercent(estimate.effect_percent),
    intervalText(estimate.interval_percent),
  ]);
}

function intervalText(interval: Interval | null): string {
  return interval === null ? MISSING : `${formatPercent(interval[0])} to ${formatPercent(interval[1])}`;
}

/** Rows of the supporting facts: name, value, what it means. */
export function supportRows(evidence: Evidence): readonly (readonly string[])[] {
  const { placebo, tickets, weeks } = evidence;
  return [
    [
      'Tickets measured',
      `${formatCount(tickets.pre)} before, ${formatCount(tickets.post)} after`,
      'A verdict needs 30 on each side.',
    ],
    [
      'Weeks',
      `${formatCount(weeks.pre)} before, ${formatCount(weeks.post)} after`,
      'A verdict needs 8 after adoption.',
    ],
    [
      'Trend before adoption',
      evidence.pre_trend_percent_per_week === null
        ? MISSING
        : `${formatChange(evidence.pre_trend_percent_per_week)} a week`,
      'Change of cycle time that was under way already; negative means it was falling.',
    ],
    ['Cliff’s delta', formatRatio(evidence.cliffs_delta), 'Positive: tickets after adoption tend to take less time.'],
    [
      'Mann–Whitney p',
      formatRatio(evidence.mann_whitney_p),
      'How often chance alone would set the two sides this far apart.',
    ],
    [
      'Placebo dates',
      placebo === null ? MISSING : `${formatCount(placebo.as_large)} of ${formatCount(placebo.tried)} as large`,
      'Dates before adoption at which the same method was tried: it should find nothing there.',
    ],
  ];
}

/** Rows of the guardrails: measure, before, after. */
export function guardrailRows({ guardrails }: Evidence): readonly (readonly string[])[] {
  const { reopen_rate: reopened, bug_share: bugs, throughput_per_week: throughput } = guardrails;
  const weekly = (value: number | null) => (value === null ? MISSING : value.toFixed(1));
  return [
    ['Completed tickets that had been reopened', formatShare(reopened.pre), formatShare(reopened.post)],
    ['Completed tickets that are bugs', formatShare(bugs.pre), formatShare(bugs.post)],
    ['Tickets completed a week', weekly(throughput.pre), weekly(throughput.post)],
  ];
}
