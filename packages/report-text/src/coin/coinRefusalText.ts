import type { CoinRefusal } from '@roi-insight/roi-math';
import type { Formats } from '../format/index.ts';

/** Why no coin plan is possible for a team, and what would change that. */
export function coinRefusalText({ count, counted }: Formats, refusal: CoinRefusal): string {
  switch (refusal.kind) {
    case 'few-tickets':
      return `${counted(refusal.tickets, 'earlier ticket has', 'earlier tickets have')} a measured time; at least ${count(refusal.needed)} are needed to plan with. Wait until more are completed, or check the scope.`;
    case 'few-weeks':
      return `Tickets started in ${counted(refusal.weeks, 'earlier week')}; at least ${count(refusal.needed)} are needed to plan with. Wait until the project is older.`;
    case 'slow-tickets':
      return `One in ten tickets takes longer than ${counted(refusal.weeks, 'week')} from start to completion. With more than ${count(refusal.most)}, the coins could not be read in time. Split tickets, or choose a project whose tickets are smaller.`;
  }
}
