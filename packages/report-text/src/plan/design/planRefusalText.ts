import type { PlanRefusal } from '@roi-insight/roi-math';
import type { Formats } from '../../format/index.ts';

/** Explains why no order can be drawn, and what would make it possible. */
export function planRefusalText({ count, counted }: Formats, refusal: PlanRefusal): string {
  switch (refusal.kind) {
    case 'few-teams':
      return (
        `${counted(refusal.teams, 'team is', 'teams are')} in the draw; at least ${count(refusal.needed)} are needed. ` +
        'Add teams, or let more of them be drawn.'
      );
    case 'few-orders':
      return (
        `Only ${counted(refusal.orders, 'order is', 'orders are')} possible. With fewer than ${count(refusal.needed)}, ` +
        'chance alone could never be excluded. Add teams, or let more of them be drawn.'
      );
  }
}
