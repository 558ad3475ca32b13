import type { BridgeStep } from './bridgeStep.ts';
import { minus } from './range.ts';

/** A step of the short bridge. The change of `evidence` includes the steps that the short bridge leaves out. */
export type ShortBridgeStep = Exclude<BridgeStep, { kind: 'not-completed' | 'not-measured' | 'parallel' }>;

/**
 * The bridge in five steps: headline → supported by the data → put to use → after licenses → net. All steps between the
 * headline and the trend-corrected estimate are combined into one change, so that the steps still add up.
 */
export function shortBridge(steps: readonly BridgeStep[]): readonly ShortBridgeStep[] {
  const headline = steps.find(({ kind }) => kind === 'headline');
  return steps.flatMap((step): ShortBridgeStep[] => {
    switch (step.kind) {
      case 'not-completed':
      case 'not-measured':
      case 'parallel':
        return [];
      case 'evidence':
        return [headline === undefined ? step : { ...step, change: minus(step.amount, headline.amount) }];
      case 'headline':
      case 'realization':
      case 'licenses':
      case 'net':
        return [step];
    }
  });
}
