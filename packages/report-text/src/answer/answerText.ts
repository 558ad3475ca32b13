import type { Economics, Report } from '@roi-insight/contracts';
import {
  type Bridge,
  bridge,
  cardValues,
  MAX_AVERAGED_HOURS,
  MIN_AVERAGED_HOURS,
  type OpenRange,
  shortBridge,
  type ShortBridgeStep,
} from '@roi-insight/roi-math';
import { type AssumptionFact, bridgeFacts, withMark } from '../assumptionFacts.ts';
import { comparedInShort, isAgainstOthers } from '../comparison/comparedWith.ts';
import { describeCapacity } from '../bridge/describeCapacity.ts';
import { gapText } from '../bridge/gapText.ts';
import { describeNet, netName } from '../bridge/describeNet.ts';
import type { Outcome } from '../bridge/Outcome.ts';
import { moneyRange, describePayback, describeProjection } from '../bridge/outcomeText.ts';
import { stepName } from '../bridge/stepName.ts';
import { type WaterfallBar, type WaterfallChart, waterfallChart } from '../bridge/waterfallChart.ts';
import { gradeMeanings } from '../evidence/gradeMeaning.ts';
import { verdictInBrief } from '../evidence/verdictInBrief.ts';
import { quotedPercent } from '../evidence/verdictText.ts';
import { answerLine } from './answerLine.ts';
import { type Formats, describeSaving } from '../format/index.ts';

/** A short answer with its label. */
export interface AnswerFact extends Outcome {
  readonly kind: 'payback' | 'grade' | 'detectable';
  readonly name: string;
}

/** The waterfall from the gross to the net value. */
export interface AnswerWaterfall extends WaterfallChart<ShortBridgeStep> {
  readonly title: string;
}

/** The report's main answer: the value of the assistant, its certainty, and the assumptions. */
export interface AnswerText {
  /** The label of the figure. */
  readonly title: string;
  /** An amount in dollars; without one, the reason in a word or two. */
  readonly figure: string;
  readonly isAmount: boolean;
  /** `neutral` if neither a gain nor a loss is certain. */
  readonly tone: 'positive' | 'negative' | 'neutral';
  /** From cautious to optimistic; null without a figure. */
  readonly range: string | null;
  /** The parts of the line under the figure: what changed, when the licenses are paid back, the range in short. */
  readonly line: readonly string[];
  readonly note: string;
  /** Something to check before the figure is shown to others; null if nothing is unusual. */
  readonly warning: string | null;
  /** How certain the figure is; empty without a net value. */
  readonly facts: readonly AnswerFact[];
  /** Null without a net value. */
  readonly waterfall: AnswerWaterfall | null;
  /** What the net value depends on; empty without a net value. */
  readonly inputs: readonly AssumptionFact[];
  /** Whether only the number of seats is missing. */
  readonly needsSeats: boolean;
  /** Explains in one sentence why the verdict above and the cards below have different figures. */
  readonly reconciliation: string;
}

const NET_PER_YEAR = 'Net impact per year';

const NO_AMOUNT = { isAmount: false, tone: 'neutral', range: null } as const;

type ReadyBridge = Extract<Bridge, { kind: 'ready' }>;

/** The answer of a report, without any annual figure that the evidence does not support. */
export function answerText(formats: Formats, report: Report, economics: Economics): AnswerText {
  const found = bridge(report, economics);
  const reconciliation = grossCaption(formats, report);
  if (found.kind === 'unavailable') {
    const { title, text } = gapText[found.reason];
    const noNet = { title: NET_PER_YEAR, figure: title, note: text, ...NO_AMOUNT } as const;
    const line = [verdictInBrief(formats, report)];
    const needsSeats = found.reason === 'no-seats';
    return { ...noNet, line, warning: null, facts: [], waterfall: null, inputs: [], needsSeats, reconciliation };
  }
  const { capacity } = found;
  const isRefused = capacity.kind === 'refused';
  return {
    ...netAnswer(formats, found),
    line: isRefused ? [] : answerLine(formats, report, found),
    warning: capacity.kind === 'warned' ? sentences(describeCapacity(formats, capacity)) : null,
    facts: isRefused
      ? []
      : [{ kind: 'payback', name: 'Payback', ...describePayback(formats, found) }, ...evidenceAnswers(formats, report)],
    waterfall: isRefused ? null : waterfallOf(formats, found),
    inputs: bridgeFacts(formats, report, economics),
    needsSeats: false,
    reconciliation,
  };
}

const sentences = ({ figure, note }: Outcome) => `${figure}. ${note}`;

/** The net value with its range, as far as the evidence supports it. */
function netAnswer(formats: Formats, { net, outcome, days, projection, capacity }: ReadyBridge) {
  const title = `${netName(outcome)} per year`;
  const note = describeNet(outcome, net);
  switch (projection.kind) {
    case 'estimate':
      return { title, ...figureOf(formats, projection.annual, outcome === 'gain' ? 'positive' : 'neutral'), note };
    case 'open': {
      const { figure } = describeProjection(formats, projection);
      return { title, figure, note, ...NO_AMOUNT, range: moneyRange(formats, projection) } as const;
    }
    case 'unsupported': {
      // The sum of the measured days makes no claim about a year.
      const why = describeProjection(formats, projection).note;
      const measured = { title: `Net impact ${inDays(formats, days)}`, ...figureOf(formats, net, 'neutral') };
      return { ...measured, note: outcome === 'gain' ? why : `${note} ${why}` };
    }
    case 'refused':
      return { title, ...describeCapacity(formats, capacity), ...NO_AMOUNT, tone: 'negative' } as const;
  }
}

function figureOf(formats: Formats, amount: OpenRange, tone: 'positive' | 'neutral') {
  return {
    figure: formats.money(amount.base),
    isAmount: true,
    tone: amount.base < 0 ? 'negative' : tone,
    range: amount.low === amount.high ? null : moneyRange(formats, amount),
  } as const;
}

const inDays = (formats: Formats, days: number) => `in ${formats.counted(days, 'day')}`;

/** For the names and amounts of the five steps, see {@link answerStep}. */
function waterfallOf(formats: Formats, { steps, days }: ReadyBridge): AnswerWaterfall {
  return { title: `From gross to net ${inDays(formats, days)}`, ...waterfallChart(shortBridge(steps)) };
}

/** A bar of the short waterfall as text: its name, and the total or the change in dollars. */
export function answerStep(
  formats: Formats,
  { step, kind }: WaterfallBar<ShortBridgeStep>,
): { name: string; amount: string } {
  const amount = kind === 'change' ? formats.moneyChange(step.change.base) : formats.money(step.amount.base);
  switch (step.kind) {
    case 'headline':
      return { name: 'Gross', amount };
    case 'evidence':
      // If the gross is a loss, the data either reduce it by the tasks without extra cost, or increase it.
      return { name: step.amount.base < 0 ? 'Corrected by the data' : 'Not backed by the data', amount };
    case 'realization':
      return { name: 'Time not put to use', amount };
    case 'licenses':
    case 'net':
      return { name: stepName(step), amount };
  }
}

/** The inputs in one line, each marked as assumed until the reader enters it; null without inputs. */
export function describeInputs(inputs: readonly AssumptionFact[]): string | null {
  if (inputs.length === 0) return null;
  const parts = inputs.map(withMark).map(({ name, value }) => `${name} ${value}`);
  return `Inputs: ${parts.join('; ')}.`;
}

/** How many of the inputs are assumed; null if all are entered. */
export function describeAssumed(formats: Formats, inputs: readonly AssumptionFact[]): string | null {
  const assumed = inputs.filter((input) => input.assumed).length;
  if (assumed === 0) return null;
  return assumed === inputs.length
    ? 'All inputs are assumed.'
    : `${formats.count(assumed)} of ${formats.count(inputs.length)} inputs are assumed.`;
}

function evidenceAnswers(formats: Formats, report: Report): AnswerFact[] {
  const { evidence } = report;
  if (evidence === undefined) return [];
  const { grade } = evidence;
  const detectable = evidence.kind === 'estimated' ? evidence.detectablePercent : null;
  return [
    { kind: 'grade', name: 'Evidence grade', figure: grade, note: gradeMeanings(report)[grade] },
    ...(detectable === null
      ? []
      : [
          {
            kind: 'detectable' as const,
            name: 'Smallest detectable saving',
            figure: formats.wholePercent(detectable),
            note: 'A smaller one could have been missed.',
          },
        ]),
  ];
}

const GROSS = 'The cards below are gross: plain averages, before licenses.';

/** Says above the cards that they are gross, and why they differ from the answer. */
export function grossCaption(formats: Formats, report: Report): string {
  const { evidence, summary_metrics: summary } = report;
  const { timeSavingsPercent: average } = cardValues(summary);
  if (evidence === undefined || average === null) return GROSS;
  const below = describeSaving(formats, average);
  if (evidence.kind === 'too-little-data') {
    return `Why no verdict above and ${below} below: the cards are gross averages, which are not enough for a verdict.`;
  }
  switch (evidence.verdict) {
    case 'faster':
    case 'slower': {
      const above = describeSaving(formats, quotedPercent(evidence));
      if (above === below) return GROSS;
      return `Why ${above} above and ${below} below: the verdict is about a typical ticket${comparedInShort(formats, report)}; the cards are gross averages of tickets that took ${formats.count(MIN_AVERAGED_HOURS)} to ${formats.count(MAX_AVERAGED_HOURS)} hours.`;
    }
    case 'no-detectable-change':
      return `Why no change above and ${below} below: the cards are gross averages, and a difference of that size can be chance${isAgainstOthers(report) ? ', or have happened in the other teams as well' : ''}.`;
  }
}
