import type { BridgeStep } from '@roi-insight/roi-math';
import { stepName } from '../bridge/stepName.ts';
import { stepFigure, wholeDollars } from '../bridge/wholeDollars.ts';
import type { WaterfallBar } from '../bridge/waterfallChart.ts';
import type { Formats } from '../format/index.ts';

/** A bar of the waterfall as text. */
export interface AnswerStep {
  readonly name: string;
  /** Its total or change. */
  readonly amount: string;
  /** The ends of the net value's range, without an unknown high end; empty for other bars and certain amounts. */
  readonly ends: readonly string[];
}

/** The bars of the short waterfall as text. The whole dollars add up. */
export function answerSteps(formats: Formats, bars: readonly Pick<WaterfallBar, 'step'>[]): readonly AnswerStep[] {
  const steps = bars.map(({ step }) => step);
  const dollars = wholeDollars(steps);
  return steps.map((step, index) => ({
    name: shortName(step, steps[0]),
    amount: stepFigure(formats, step, dollars[index]?.change ?? 0),
    ends: endsOf(formats, step),
  }));
}

function shortName(step: BridgeStep, headline = step): string {
  if (step.kind === 'headline') return 'Gross';
  if (step.kind !== 'evidence') return stepName(step);
  const isCut = headline.amount.base >= 0 && step.change.base <= 0;
  return isCut ? 'Not shown by the evidence' : 'Adjusted by the evidence';
}

function endsOf(formats: Formats, { kind, amount: { low, high } }: BridgeStep): readonly string[] {
  if (kind !== 'net' || low === high) return [];
  return [low, high].flatMap((end) => (end === null ? [] : [formats.moneyShort(end)]));
}
