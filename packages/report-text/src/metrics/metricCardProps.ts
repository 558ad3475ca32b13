import type { Report, SummaryMetrics } from '@roi-insight/contracts';
import { cardValues } from '@roi-insight/roi-math';
import {
  formatCents,
  formatCount,
  formatCountHeadline,
  formatHours,
  formatHoursFine,
  formatMoney,
  formatMoneyHeadline,
  formatPercent,
} from '../format/index.ts';
import type { MetricCardContent, MetricCardValue } from './MetricCardContent.ts';
import { metricTone } from './metricTone.ts';

/** The four cards of a report. The figures follow their formulas to the letter; the evidence decides how they are put. */
export function metricCardProps(report: Report, assistant: string): readonly MetricCardContent[] {
  return [timeSavings(report), hoursSaved(report, assistant), costSavings(report), annualProjection(report)];
}

function timeSavings(report: Report): MetricCardContent {
  const summary = report.summary_metrics;
  const { timeSavingsPercent: value } = cardValues(summary);
  const figure = { value, format: formatPercent, missing: missingReason(summary) };
  const before = formatHoursFine(summary.pre_claude.avg_hours_per_task);
  return {
    id: 'time-savings',
    title: 'Time Savings',
    figure,
    ...metricTone(figure, report, { gain: 'Faster task completion', loss: 'Slower task completion' }),
    calculation: {
      formula: '(Average hours before − average hours after) ÷ average hours before × 100',
      numbers: `${hoursPerTask(summary)} ÷ ${before} × 100 = ${formatPercent(value)}`,
    },
  };
}

function hoursSaved(report: Report, assistant: string): MetricCardContent {
  const summary = report.summary_metrics;
  const { hoursSaved: value } = cardValues(summary);
  const figure = { ...headline(value, formatCountHeadline, formatCount), missing: missingReason(summary) };
  const average = `Post-${assistant}: ${formatHours(summary.post_claude.avg_hours_per_task)} avg`;
  return {
    id: 'hours-saved',
    title: 'Hours Saved',
    figure,
    ...metricTone(figure, report, { gain: average, loss: average, unproven: average }),
    // The average is measured, so it is shown with every verdict.
    subtitle: average,
    calculation: {
      formula: '(Average hours before − average hours after) × tasks after adoption',
      numbers: `${hoursPerTask(summary)} × ${tasksAfter(summary)} = ${formatCount(value)} hours`,
    },
  };
}

function costSavings(report: Report): MetricCardContent {
  const summary = report.summary_metrics;
  const { costSavings: value } = cardValues(summary);
  const figure = { ...headline(value, formatMoneyHeadline, formatMoney), missing: missingReason(summary) };
  const perTask = formatCents(summary.improvements.cost_savings_per_task);
  return {
    id: 'cost-savings',
    title: 'Cost Savings',
    figure,
    ...metricTone(figure, report, { gain: 'In developer productivity', loss: 'Extra cost compared with before' }),
    calculation: {
      formula: 'Savings per task × tasks after adoption',
      numbers: `${perTask} × ${tasksAfter(summary)} = ${formatMoney(value)}`,
    },
  };
}

function annualProjection(report: Report): MetricCardContent {
  const summary = report.summary_metrics;
  const { costSavings: quarter, annualProjection: value } = cardValues(summary);
  const isTooEarly = report.evidence?.verdict === 'too-little-data';
  const figure = isTooEarly
    ? { value: null, format: formatMoneyHeadline, missing: 'Too little data to project' }
    : { ...headline(value, formatMoneyHeadline, formatMoney), missing: missingReason(summary) };
  return {
    id: 'annual-projection',
    title: 'Annual Projection',
    figure,
    ...metricTone(figure, report, {
      gain: 'Estimated yearly savings',
      loss: 'Estimated yearly loss',
      unproven: 'Only if the difference is real',
    }),
    calculation: {
      formula: 'Cost Savings × 4 quarters',
      numbers: isTooEarly
        ? 'A projection needs a verdict: more weeks and more tickets.'
        : `${formatMoney(quarter)} × 4 = ${formatMoney(value)}`,
    },
  };
}

function hoursPerTask({ pre_claude: pre, post_claude: post }: SummaryMetrics): string {
  return `(${formatHoursFine(pre.avg_hours_per_task)} − ${formatHoursFine(post.avg_hours_per_task)})`;
}

const tasksAfter = ({ post_claude: post }: SummaryMetrics) => `${formatCount(post.total_tasks)} tasks`;

/** A value with its exact text if the headline is abbreviated. */
function headline(value: number | null, format: MetricCardValue['format'], full: MetricCardValue['format']) {
  return { value, format, ...(format(value) !== full(value) && { exact: full(value) }) };
}

function missingReason({ pre_claude: pre, post_claude: post }: SummaryMetrics): string {
  if (post.total_tasks === 0) return 'No ticket after adoption';
  if (pre.total_tasks === 0) return 'No ticket before adoption';
  if (post.avg_hours_per_task === null) return 'No measured ticket after adoption';
  if (pre.avg_hours_per_task === null) return 'No measured ticket before adoption';
  return 'Cannot be computed: a division by zero';
}
