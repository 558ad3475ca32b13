import type { Report, SummaryMetrics } from '@roi-insight/contracts';
import { cardValues } from '@roi-insight/roi-math';
import { CalendarRange, Clock, Coins, Gauge } from 'lucide-react';
import {
  formatCents,
  formatCount,
  formatCountHeadline,
  formatHours,
  formatHoursFine,
  formatMoney,
  formatMoneyHeadline,
  formatPercent,
} from '../../format/index.ts';
import type { MetricCardProps, MetricFigure, MetricTone, MetricTrend } from '../MetricCard/MetricCard.tsx';

/** What a figure may say about itself, given the evidence. */
interface Voice {
  readonly trend: MetricTrend;
  readonly tone: MetricTone;
  /** The subtitle that fits: never a cheering one for a loss or for what may be chance. */
  readonly say: (gain: string, loss: string, none: string) => string;
}

/** The four cards of a report. The figures follow their formulas to the letter; the evidence decides how they are put. */
export function metricFaces(report: Report, assistant: string): readonly MetricCardProps[] {
  const summary = report.summary_metrics;
  const values = cardValues(summary);
  const { pre_claude: pre, post_claude: post, improvements } = summary;
  const tooLittle = report.evidence?.verdict === 'too-little-data';
  const voiceOf = (value: number | null) => voice(value, report);
  const missing = missingReason(summary);
  const tasks = `${formatCount(post.total_tasks)} tasks`;
  const hours = `(${formatHoursFine(pre.avg_hours_per_task)} − ${formatHoursFine(post.avg_hours_per_task)})`;
  const perTask = formatCents(improvements.cost_savings_per_task);
  return [
    {
      title: 'Time Savings',
      icon: Gauge,
      figure: { value: values.timeSavingsPercent, format: formatPercent, missing },
      ...withSubtitle(voiceOf(values.timeSavingsPercent), 'Faster task completion', 'Slower task completion'),
      calculation: {
        formula: '(average hours before − average hours after) ÷ average hours before × 100',
        numbers: `${hours} ÷ ${formatHoursFine(pre.avg_hours_per_task)} × 100 = ${formatPercent(values.timeSavingsPercent)}`,
      },
    },
    {
      title: 'Hours Saved',
      icon: Clock,
      figure: { ...count(values.hoursSaved), missing },
      trend: voiceOf(values.hoursSaved).trend,
      tone: voiceOf(values.hoursSaved).tone,
      subtitle: `Post-${assistant}: ${formatHours(post.avg_hours_per_task)} avg`,
      calculation: {
        formula: '(average hours before − average hours after) × tasks after adoption',
        numbers: `${hours} × ${tasks} = ${formatCount(values.hoursSaved)} hours`,
      },
    },
    {
      title: 'Cost Savings',
      icon: Coins,
      figure: { ...money(values.costSavings), missing },
      ...withSubtitle(voiceOf(values.costSavings), 'In developer productivity', 'Spent beyond the earlier pace'),
      calculation: {
        formula: 'savings per task × tasks after adoption',
        numbers: `${perTask} × ${tasks} = ${formatMoney(values.costSavings)}`,
      },
    },
    {
      title: 'Annual Projection',
      icon: CalendarRange,
      figure: tooLittle
        ? { ...money(null), missing: 'Too little data to project' }
        : { ...money(values.annualProjection), missing },
      ...withSubtitle(
        voiceOf(values.annualProjection),
        'Estimated yearly savings',
        'Estimated yearly loss',
        'Only if the difference is real',
      ),
      calculation: {
        formula: 'Cost Savings × 4 quarters',
        numbers: tooLittle
          ? 'A projection needs a verdict: more weeks and more tickets.'
          : `${formatMoney(values.costSavings)} × 4 = ${formatMoney(values.annualProjection)}`,
      },
    },
  ];
}

function voice(value: number | null, { evidence }: Report): Voice {
  const sign = value === null || Math.abs(value) < 0.05 ? 0 : Math.sign(value);
  const doubt = doubtOf(sign, evidence?.verdict);
  const trend = sign === 0 ? 'flat' : sign > 0 ? 'up' : 'down';
  if (doubt !== null) return { trend, tone: 'neutral', say: (_gain, _loss, none) => none || doubt };
  if (sign === 0) return { trend, tone: 'neutral', say: () => 'No difference' };
  return sign > 0
    ? { trend, tone: 'positive', say: (gain) => gain }
    : { trend, tone: 'negative', say: (_gain, loss) => loss };
}

type Verdict = NonNullable<Report['evidence']>['verdict'];

/** What keeps a figure from being taken at its word; null: nothing. */
function doubtOf(sign: number, verdict: Verdict | undefined): string | null {
  switch (verdict) {
    case 'no-detectable-change':
      return 'Not distinguishable from no change';
    case 'too-little-data':
      return 'Observed so far; too little data to judge';
    case 'faster':
      return sign < 0 ? 'At odds with the evidence below' : null;
    case 'slower':
      return sign > 0 ? 'At odds with the evidence below' : null;
    case undefined:
      return null;
  }
}

function withSubtitle({ trend, tone, say }: Voice, gain: string, loss: string, none = '') {
  return { trend, tone, subtitle: say(gain, loss, none) };
}

const count = (value: number | null) => headline(value, formatCountHeadline, formatCount);
const money = (value: number | null) => headline(value, formatMoneyHeadline, formatMoney);

/** A figure with all its digits at hand where the headline leaves some out. */
function headline(value: number | null, format: MetricFigure['format'], full: MetricFigure['format']) {
  return { value, format, ...(format(value) !== full(value) && { exact: full(value) }) };
}

function missingReason({ pre_claude: pre, post_claude: post }: SummaryMetrics): string {
  if (post.total_tasks === 0) return 'No ticket after adoption';
  if (pre.total_tasks === 0) return 'No ticket before adoption';
  if (post.avg_hours_per_task === null) return 'No measured ticket after adoption';
  if (pre.avg_hours_per_task === null) return 'No measured ticket before adoption';
  return 'Cannot be computed: a division by zero';
}
