import type { Economics, Report } from '@roi-insight/contracts';
import {
  type Bridge,
  bridge,
  type NetOutcome,
  type OpenRange,
  shortBridge,
  type ShortBridgeStep,
} from '@roi-insight/roi-math';
import { type AssumptionFact, bridgeFacts, withMark } from '../assumptionFacts.ts';
import { describeCapacity } from '../bridge/describeCapacity.ts';
import { gapTexts } from '../bridge/gapTexts.ts';
import { describeNet, netPerYear } from '../bridge/describeNet.ts';
import { netDays } from '../bridge/netDays.ts';
import type { Outcome } from '../bridge/Outcome.ts';
import { describePayback, describeProjection, INCONCLUSIVE, moneyRange } from '../bridge/outcomeText.ts';
import { type WaterfallChart, waterfallChart } from '../bridge/waterfallChart.ts';
import { yearNote } from '../bridge/yearNote.ts';
import { gradeSentence } from '../evidence/gradeSentence.ts';
import { quarterCourse } from '../quarters/quarterCourse.ts';
import { answerParts } from './answerParts.ts';
import { verdictParts } from './verdictParts.ts';
import type { Formats } from '../format/index.ts';

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
  /** An amount in dollars, or the reason for its absence in one or two words. */
  readonly figure: string;
  readonly isAmount: boolean;
  /** `neutral` if neither a gain nor a loss is certain. */
  readonly tone: 'positive' | 'negative' | 'neutral';
  /** From cautious to optimistic; null if there is no figure. */
  readonly range: string | null;
  /** The parts of the line under the figure: the change, the payback time of the licenses, and a short form of the range. */
  readonly line: readonly string[];
  /** The part of the line about the later course of the change; null in the first quarter. */
  readonly course: string | null;
  /** Includes {@link AnswerText.yearNote}, if there is one. */
  readonly note: string;
  /** The quarters on which the figure or range of a year is based; null if no later quarter is measured. */
  readonly yearNote: string | null;
  /** Something to check before the figure is shown to others; null if nothing is unusual. */
  readonly warning: string | null;
  /** How certain the figure is; empty if there is no net value. */
  readonly facts: readonly AnswerFact[];
  /** Null if there is no net value. */
  readonly waterfall: AnswerWaterfall | null;
  /** The inputs of the net value; empty if there is no net value. */
  readonly inputs: readonly AssumptionFact[];
  /** Whether only the number of seats is missing. */
  readonly needsSeats: boolean;
}

const NO_AMOUNT = { isAmount: false, tone: 'neutral', range: null, yearNote: null } as const;

type ReadyBridge = Extract<Bridge, { kind: 'ready' }>;

/** The answer of a report. It has no annual figure that the evidence does not support. */
export function answerText(formats: Formats, report: Report, economics: Economics): AnswerText {
  const found = bridge(report, economics);
  const course = verdictParts(formats, report)[1] ?? null;
  if (found.kind === 'unavailable') {
    const { title, text } = gapTexts[found.reason];
    const noNet = { title: netPerYear(), figure: title, note: text, ...NO_AMOUNT } as const;
    const line = verdictParts(formats, report);
    const needsSeats = found.reason === 'no-seats';
    return { ...noNet, line, course, warning: null, facts: [], waterfall: null, inputs: [], needsSeats };
  }
  const { capacity } = found;
  const isRefused = capacity.kind === 'refused';
  return {
    ...netAnswer(formats, report, found),
    line: isRefused ? [] : answerParts(formats, report, found),
    course,
    warning: capacity.kind === 'warned' ? sentences(describeCapacity(formats, capacity)) : null,
    facts: isRefused
      ? []
      : [{ kind: 'payback', name: 'Payback', ...describePayback(formats, found) }, ...evidenceAnswers(formats, report)],
    waterfall: isRefused ? null : waterfallOf(formats, found),
    inputs: bridgeFacts(formats, report, economics),
    needsSeats: false,
  };
}

const sentences = ({ figure, note }: Outcome) => `${figure}. ${note}`;

/** The net value with its range, as far as the evidence supports it. */
function netAnswer(formats: Formats, report: Report, found: ReadyBridge) {
  const { net, outcome, projection, capacity, yearOutcome, quarters } = found;
  const note = describeNet(outcome, net);
  switch (projection.kind) {
    case 'estimate': {
      const year = quarters === null ? null : yearNote(formats, report, quarters);
      return {
        title: netPerYear(yearOutcome),
        ...figureOf(formats, projection.annual, yearOutcome),
        note:
          year === null
            ? note
            : [...(yearOutcome === 'gain' ? [] : [describeNet(yearOutcome, projection.annual)]), year].join(' '),
        yearNote: year,
      };
    }
    case 'range': {
      const range = inconclusive(moneyRange(formats, projection));
      return isLaterMeasured(report)
        ? { title: netPerYear(), ...range, note: `${note} ${FIRST_ONLY}`, yearNote: FIRST_ONLY }
        : { title: netPerYear(), ...range, note };
    }
    case 'unsupported': {
      // The sum of the measured days makes no claim about a year.
      const why = describeProjection(formats, projection).note;
      const title = `Net impact ${netDays(formats, found)}`;
      const measured =
        outcome === 'inconclusive' ? inconclusive(moneyRange(formats, net)) : figureOf(formats, net, outcome);
      return { title, ...measured, note: outcome === 'weak-gain' ? why : `${note} ${why}` };
    }
    case 'refused':
      return { title: netPerYear(), ...describeCapacity(formats, capacity), ...NO_AMOUNT };
  }
}

/**
 * Added to an inconclusive year if later quarters were measured. The line under the figure describes these quarters, but
 * they are not part of the year.
 */
const FIRST_ONLY = 'Based on the first quarter only.';

/** Whether a quarter after the first one is over and has an estimate. */
function isLaterMeasured(report: Report): boolean {
  const outcome = quarterCourse(report)?.outcome;
  return outcome !== undefined && 'latest' in outcome && outcome.kind !== 'running';
}

const inconclusive = (range: string) => ({ ...NO_AMOUNT, figure: INCONCLUSIVE, range });

/** The figure has the tone of a gain or a loss only if both ends of its range are a gain, or both are a loss. */
function figureOf(formats: Formats, amount: OpenRange, outcome: NetOutcome) {
  const figure = formats.money(amount.base);
  const isLoss = (outcome === 'loss' || outcome === 'no-gain') && figure !== formats.money(0);
  return {
    figure,
    isAmount: true,
    tone: outcome === 'gain' ? 'positive' : isLoss ? 'negative' : 'neutral',
    range: amount.low === amount.high ? null : moneyRange(formats, amount),
    yearNote: null,
  } as const;
}

/** For the names and amounts of the four steps, see {@link answerSteps}. */
function waterfallOf(formats: Formats, found: ReadyBridge): AnswerWaterfall {
  return { title: `From gross to net ${netDays(formats, found)}`, ...waterfallChart(shortBridge(found.steps)) };
}

/** The inputs in one line, each marked as assumed until the reader enters it; null if there are no inputs. */
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
    ? 'Based on default assumptions; edit them below.'
    : `${formats.count(assumed)} of ${formats.counted(inputs.length, 'input')} still ${assumed === 1 ? 'has its default' : 'have their defaults'}; edit below.`;
}

function evidenceAnswers(formats: Formats, report: Report): AnswerFact[] {
  const { evidence } = report;
  if (evidence === undefined) return [];
  // The smallest detectable saving says nothing about a loss that was found.
  const detectable = evidence.kind === 'estimated' && evidence.verdict !== 'slower' ? evidence.detectablePercent : null;
  const percent = detectable === null ? null : formats.wholePercent(detectable);
  return [
    { kind: 'grade', name: 'Evidence grade', figure: evidence.grade, note: gradeSentence(report, evidence) },
    ...(percent === null
      ? []
      : [
          {
            kind: 'detectable' as const,
            name: 'Detectable saving',
            figure: percent,
            note: `We could have detected a saving as small as ${percent}.`,
          },
        ]),
  ];
}
