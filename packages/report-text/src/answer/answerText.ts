import type { Economics, Report } from '@roi-insight/contracts';
import { type Bridge, bridge, type QuarterNet, shortBridge } from '@roi-insight/roi-math';
import { describeCapacity } from '../bridge/describe/describeCapacity.ts';
import { describeNet, netName } from '../bridge/describe/describeNet.ts';
import { gapTexts } from '../bridge/gapTexts.ts';
import { netFigure, type NetFigure } from '../bridge/netFigure.ts';
import { inPeriod, netTitle } from '../bridge/netTitle.ts';
import type { Outcome } from '../bridge/Outcome.ts';
import { ifItLasts } from '../bridge/netFacts.ts';
import { likely, moneyRange } from '../bridge/outcomeText.ts';
import { type WaterfallChart, waterfallChart } from '../bridge/waterfallChart.ts';
import { yearNote } from '../bridge/yearNote.ts';
import { quarterName } from '../quarters/quarterName.ts';
import { answerParts } from './answerParts.ts';
import { verdictParts } from './verdictParts.ts';
import type { Formats } from '../format/index.ts';

/** The waterfall from the gross to the net value of the answer's period. */
export interface AnswerWaterfall extends WaterfallChart {
  readonly title: string;
}

/** The report's main answer: the value of the assistant, its certainty, and the assumptions. */
export interface AnswerText extends NetFigure {
  /** The label of the figure, with its period. */
  readonly title: string;
  /** From cautious to optimistic; null if there is no figure. */
  readonly range: string | null;
  /**
   * Smaller than the figure: the first year on the condition that the effect lasts, or, if the last quarter comes first
   * because it does not show the saving anymore, the year. Null if there is neither.
   */
  readonly second: string | null;
  /** The parts of the line under the figure: the change, the payback time of the licenses, and a short form of the range. */
  readonly line: readonly string[];
  /** The part of the line about the later course of the change; null in the first quarter. */
  readonly course: string | null;
  /** What title and figure do not say; may be empty. Includes {@link AnswerText.yearNote} if the saving ended. */
  readonly note: string;
  /** The quarters on which a year is based; null if no later quarter is measured. */
  readonly yearNote: string | null;
  /** Something to check before the figure is shown to others; null if nothing is unusual. */
  readonly warning: string | null;
  /** Null if there is no net value. */
  readonly waterfall: AnswerWaterfall | null;
  /** Whether only the number of seats is missing. */
  readonly needsSeats: boolean;
}

const NO_AMOUNT = { isAmount: false, tone: 'neutral', range: null, second: null, yearNote: null } as const;

type ReadyBridge = Extract<Bridge, { kind: 'ready' }>;

/** The answer of a report. It has no annual figure that the evidence does not support. */
export function answerText(formats: Formats, report: Report, economics: Economics): AnswerText {
  const found = bridge(report, economics);
  const course = verdictParts(formats, report)[1] ?? null;
  if (found.kind === 'unavailable') {
    const { title, text } = gapTexts[found.reason];
    const noNet = { title: netName(), figure: title, note: text, ...NO_AMOUNT } as const;
    const line = verdictParts(formats, report);
    const needsSeats = found.reason === 'no-seats';
    return { ...noNet, line, course, warning: null, waterfall: null, needsSeats };
  }
  const { capacity } = found;
  const isRefused = capacity.kind === 'refused';
  return {
    ...netAnswer(formats, report, found),
    line: isRefused ? [] : answerParts(formats, report, found),
    course,
    warning: capacity.kind === 'warned' ? sentences(describeCapacity(formats, capacity)) : null,
    waterfall: isRefused ? null : waterfallOf(found),
    needsSeats: false,
  };
}

const sentences = ({ figure, note }: Outcome) => `${figure}. ${note}`;

/** The net value with its range, as far as the evidence supports it. */
function netAnswer(formats: Formats, report: Report, found: ReadyBridge) {
  const { net, outcome, period, projection, capacity, quarters, latest } = found;
  const title = netTitle(formats, period, outcome);
  if (outcome === 'refused') return { title, ...describeCapacity(formats, capacity), ...NO_AMOUNT };
  const year = quarters === null ? null : yearNote(formats, report, quarters);
  // The title says how many quarters are measured.
  const ending = quarters?.some(({ kind }) => kind === 'not-projected') === true ? year : null;
  if (latest?.isSavingGone === true) {
    const { figure } = netFigure(formats, net, outcome);
    return {
      ...latestAnswer(formats, latest),
      second: withRange(`${title}: ${figure}`, likely(formats, net)),
      note: [latest.outcome === 'inconclusive' ? null : describeNet(latest.outcome, latest.net), ending]
        .filter((note) => note !== null)
        .join(' '),
      yearNote: year,
    };
  }
  // A weak gain says no more than its grade, and a gain no more than its title.
  const isPlain = outcome === 'weak-gain' || outcome === 'gain';
  const lasts = ifItLasts(formats, found);
  const notes = [
    isPlain ? null : describeNet(outcome, net),
    projection.kind === 'unsupported' ? TOO_WEAK : null,
    ending,
  ];
  return {
    title,
    ...netFigure(formats, net, outcome),
    range: net.low === net.high ? null : moneyRange(formats, net),
    second: lasts === null ? null : withRange(`${lasts.name}: ${lasts.figure}`, lasts.note),
    note: notes.filter((note) => note !== null).join(' '),
    yearNote: year,
  };
}

/** The last measured quarter as the answer, because it does not show the saving of the first quarter anymore. */
const latestAnswer = (formats: Formats, { number, net, outcome }: QuarterNet) => ({
  title: `Now: ${netName(outcome).toLowerCase()} in the ${quarterName(number)}`,
  ...netFigure(formats, net, outcome === 'inconclusive' ? 'open' : outcome),
  range: net.low === net.high ? null : moneyRange(formats, net),
});

const withRange = (text: string, range: string | null) =>
  range === null || range === '' ? text : `${text} (${range})`;

const TOO_WEAK = 'Grade D evidence is too weak for a yearly figure.';

/** For the names and amounts of the steps, see {@link answerSteps}. */
function waterfallOf({ period, latest, steps }: ReadyBridge): AnswerWaterfall {
  // The answer's title has the period, unless the last quarter comes first.
  const title = latest?.isSavingGone === true ? `${FROM_GROSS} ${inPeriod(period)}` : FROM_GROSS;
  return { title, ...waterfallChart(shortBridge(steps)) };
}

const FROM_GROSS = 'From gross to net';
