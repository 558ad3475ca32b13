import type { BridgeStep } from './bridgeStep.ts';
import { minus } from './range.ts';

/** A step of the short bridge. The change of `realization` includes the steps that the short bridge leaves out. */
export type ShortBridgeStep = Extract<BridgeStep, { kind: 'headline' | 'realization' | 'licenses' | 'net' }>;

/**
 * The bridge in four steps: headline → time that the data support and that is put to use → after licenses → net. All steps between the headline and
 * the time put to use are combined into one change, so that the steps still add up.
 */
export function shortBridge(steps: readonly BridgeStep[]): readonly ShortBridgeStep[] {
  const headline = steps.find(({ kind }) => kind === 'headline');
  return steps.flatMap((step): ShortBridgeStep[] => {
    switch (step.kind) {
      case 'not-completed':
      case 'not-measured':
      case 'parallel':
      case 'evidence':
        return [];
      case 'realization':
        return [headline === undefined ? step : { ...step, change: minus(step.amount, headline.amount) }];
      case 'headline':
      case 'licenses':
      case 'net':
        return [step];
    }
  });
}
