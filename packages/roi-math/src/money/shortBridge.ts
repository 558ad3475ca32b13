import type { BridgeStep } from './bridgeStep.ts';
import { minus } from './range.ts';

/**
 * The bridge in five or six steps: all steps from the card, or from the later quarters, to the estimate are one change,
 * which is that of the step `evidence`.
 */
export function shortBridge(steps: readonly BridgeStep[]): readonly BridgeStep[] {
  const start = steps.find(({ kind }) => kind === 'later-quarters') ?? steps[0];
  return steps.flatMap((step): BridgeStep[] => {
    switch (step.kind) {
      case 'not-completed':
      case 'not-measured':
      case 'parallel':
        return [];
      case 'evidence':
        return [start === undefined ? step : { ...step, change: minus(step.amount, start.amount) }];
      default:
        return [step];
    }
  });
}
