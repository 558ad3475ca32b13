import type { Report, SummaryMetrics } from '@roi-insight/contracts';
import { cardValues } from '@roi-insight/roi-math';
import { bidiIsolate, decimalsThatCompute, type Formats, roundTo } from '../format/index.ts';
import { METRIC_CARDS, type MetricCardContent, type MetricCardId } from './MetricCardContent.ts';
import { doubtOfYear, metricTone } from './metricTone.ts';

type Figure = Omit<MetricCardContent, 'id' | 'title'>;

/**
 * The cards of a report. The figures follow the specified formulas exactly. The evidence decides whether a card is
 * muted and has a line of doubt.
 */
export function metricCardProps(formats: Formats, report: Report, assistant: string): readonly MetricCardContent[] {
  return METRIC_CARDS.map(({ id, title }) => Object.assign({ id, title }, FIGURES[id](formats, report, assistant)));
}

const FIGURES: Readonly<Record<MetricCardId, (formats: Formats, report: Report, assistant: string) => Figure>> = {
  'time-savings': timeSavings,
  'hours-saved': hoursSaved,
  'cost-savings': costSavings,
  'annual-projection': annualProjection,
};

function timeSavings(formats: Formats, report: Report): Figure {
  const summary = report.summary_metrics;
  const { timeSavingsPercent: value } = cardValues(summary);
  const figure = { value, format: formats.percent, missing: missingReason(summary) };
  return {
    figure,
    ...metricTone(figure, report, { gain: 'Faster task completion', loss: 'Slower task completion' }),
    calculation: {
      formula: `(Average hours before − average hours after) ÷ average hours before × ${formats.count(100)}`,
      numbers: timeNumbers(formats, summary, formats.percent(value)),
    },
  };
}

function hoursSaved(formats: Formats, report: Report, assistant: string): Figure {
  const summary = report.summary_metrics;
  const { hoursSaved: value } = cardValues(summary);
  const figure = { value, format: formats.count, missing: missingReason(summary) };
  const average = `Post-${bidiIsolate(assistant)}: ${formats.hours(summary.post_claude.avg_hours_per_task)} avg`;
  return {
    figure,
    ...metricTone(figure, report, { gain: average, loss: average }),
    // The average is measured, so it is shown with every verdict.
    subtitle: average,
    calculation: {
      formula: '(Average hours before − average hours after) × tasks after adoption',
      numbers: hoursNumbers(formats, summary, formats.count(value)),
    },
  };
}

function costSavings(formats: Formats, report: Report): Figure {
  const summary = report.summary_metrics;
  const { costSavings: value } = cardValues(summary);
  const figure = { value, format: formats.money, missing: missingReason(summary) };
  return {
    figure,
    ...metricTone(figure, report, { gain: 'In developer productivity', loss: 'Extra cost compared with before' }),
    calculation: {
      formula: 'Savings per task × tasks after adoption',
      numbers: costNumbers(formats, summary, formats.money(value)),
    },
  };
}

function annualProjection(formats: Formats, report: Report): Figure {
  const summary = report.summary_metrics;
  const { costSavings: quarter, annualProjection: value } = cardValues(summary);
  const figure = { value, format: formats.money, missing: missingReason(summary) };
  return {
    figure,
    ...metricTone(figure, report, { gain: 'Estimated yearly savings', loss: 'Estimated yearly loss' }, doubtOfYear),
    calculation: {
      formula: `Cost Savings × ${formats.count(4)} quarters`,
      numbers: yearNumbers(formats, summary, quarter, formats.money(value)),
    },
  };
}

// The formulas with the numbers of the report, each with the decimals that its result needs, so that readers can verify
// them.

function timeNumbers(formats: Formats, summary: SummaryMetrics, result: string): string {
  const { before, after } = hoursOf(summary);
  return equation(result, 2, {
    term: (decimals) =>
      `${difference(formats, summary, decimals)} ÷ ${formats.hoursExact(decimals)(before)} × ${formats.count(100)}`,
    value: (decimals) => {
      const [from, to] = [roundTo(before ?? 0, decimals), roundTo(after ?? 0, decimals)];
      return formats.percent(((from - to) / from) * 100);
    },
  });
}

function hoursNumbers(formats: Formats, summary: SummaryMetrics, result: string): string {
  const { before, after } = hoursOf(summary);
  const tasks = summary.post_claude.total_tasks;
  return `${equation(result, 2, {
    term: (decimals) => `${difference(formats, summary, decimals)} × ${formats.count(tasks)} tasks`,
    value: (decimals) => formats.count((roundTo(before ?? 0, decimals) - roundTo(after ?? 0, decimals)) * tasks),
  })} hours`;
}

function costNumbers(formats: Formats, summary: SummaryMetrics, result: string): string {
  const { improvements, post_claude: post } = summary;
  const perTask = improvements.cost_savings_per_task;
  const usual = formats.moneyDecimals;
  const value = (decimals: number) => formats.money(roundTo(perTask ?? 0, decimals) * post.total_tasks);
  const whole = value(usual) === result ? null : wholeAmountTerm(formats, summary, 1, result);
  if (whole !== null) return `${whole} = ${result}`;
  const term = (decimals: number) =>
    `${formats.moneyExact(decimals)(perTask)} × ${formats.count(post.total_tasks)} tasks`;
  return equation(result, usual, { term, value });
}

function yearNumbers(formats: Formats, summary: SummaryMetrics, quarter: number | null, result: string): string {
  const value = (decimals: number) => formats.money(roundTo(quarter ?? 0, decimals) * 4);
  const whole = value(0) === result ? null : wholeAmountTerm(formats, summary, 4, result);
  if (whole !== null) return `${whole} = ${result}`;
  const term = (decimals: number) => `${formats.moneyExact(decimals)(quarter)} × ${formats.count(4)}`;
  return equation(result, value(0) === result ? 0 : formats.moneyDecimals, { term, value });
}

/** A formula as a function of the decimals of its inputs. */
interface Formula {
  readonly term: (decimals: number) => string;
  /** The result of the formula with the rounded inputs. */
  readonly value: (decimals: number) => string;
}

/** An equation whose inputs have the decimals that the result needs. Another server's result may follow from inputs that it rounded. */
function equation(result: string, usual: number, { term, value }: Formula): string {
  const decimals = decimalsThatCompute(usual, (some) => value(some) === result);
  return value(decimals) === result
    ? `${term(decimals)} = ${result}`
    : `${term(usual)} = ${value(usual)}; the report’s own result is ${result}`;
}

/**
 * The term for savings in a currency that has no decimals, computed from hours and the hourly rate. The hours have as
 * many decimals as the result needs. Null if the currency has decimals, or if no number of decimals gives the result.
 * @example wholeAmountTerm(formats, summary, 4, '¥280,560') // '(9.65912h − 6.75477h) × ¥50/h × 483 tasks × 4'
 */
function wholeAmountTerm(formats: Formats, summary: SummaryMetrics, quarters: 1 | 4, result: string): string | null {
  const { before, after } = hoursOf(summary);
  const { hourly_rate: rate } = summary.assumptions;
  const { total_tasks: tasks } = summary.post_claude;
  if (formats.moneyDecimals > 0 || before === null || after === null || !Number.isInteger(rate)) return null;
  const computes = (decimals: number) =>
    formats.money((roundTo(before, decimals) - roundTo(after, decimals)) * rate * tasks * quarters) === result;
  const decimals = decimalsThatCompute(2, computes);
  if (!computes(decimals)) return null;
  const term = `${difference(formats, summary, decimals)} × ${formats.money(rate)}/h × ${formats.count(tasks)} tasks`;
  return quarters === 1 ? term : `${term} × ${formats.count(quarters)}`;
}

const hoursOf = ({ pre_claude: pre, post_claude: post }: SummaryMetrics) => ({
  before: pre.avg_hours_per_task,
  after: post.avg_hours_per_task,
});

function difference(formats: Formats, summary: SummaryMetrics, decimals: number): string {
  const { before, after } = hoursOf(summary);
  const hours = formats.hoursExact(decimals);
  return `(${hours(before)} − ${hours(after)})`;
}

function missingReason({ pre_claude: pre, post_claude: post }: SummaryMetrics): string {
  if (post.total_tasks === 0) return 'No ticket after adoption';
  if (pre.total_tasks === 0) return 'No ticket before adoption';
  if (post.avg_hours_per_task === null) return 'No measured ticket after adoption';
  if (pre.avg_hours_per_task === null) return 'No measured ticket before adoption';
  if (pre.avg_hours_per_task === 0) return 'Cannot be computed: a division by zero';
  return 'The report does not have this figure';
}
