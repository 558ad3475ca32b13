import type { BridgeStep } from '@roi-insight/roi-math';
import { netName } from './describe/describeNet.ts';

export function stepName(step: BridgeStep): string {
  switch (step.kind) {
    case 'headline':
      return 'Headline';
    case 'later-quarters':
      return 'Later quarters';
    case 'not-completed':
      return 'Not completed';
    case 'not-measured':
      return 'Without a measured time';
    case 'parallel':
      return 'Tickets in parallel';
    case 'evidence':
      if (step.method === 'organization') return 'Compared between teams';
      return step.method === 'comparison' ? 'Compared with other teams' : 'Adjusted for trend';
    case 'realization':
      // Slack absorbs a part of lost time, as it uses up a part of saved time.
      return step.change.base > 0 ? 'Absorbed by slack' : 'Time not put to use';
    case 'licenses':
      return (step.spend === null || step.spend.days === 0) && step.usage === null ? 'Licenses' : 'Actual spend';
    case 'net':
      return netName(step.outcome);
  }
}
