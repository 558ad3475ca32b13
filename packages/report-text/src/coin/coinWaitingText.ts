import type { CoinPlan } from '@roi-insight/contracts';
import type { CoinWaiting } from '@roi-insight/roi-math';
import type { Formats } from '../format/index.ts';

/** A coin plan before the day on which it is read: no result. */
export interface CoinWaitingText {
  readonly title: string;
  readonly lead: string;
  /** What was read so far, a sentence. */
  readonly read: string;
}

export function coinWaitingText(formats: Formats, { terms }: CoinPlan, { tickets }: CoinWaiting): CoinWaitingText {
  return {
    title: `This plan is read on ${formats.day(terms.readOn)}`,
    lead: 'Until then there is no result. Each earlier look would be another chance to take luck for an effect.',
    read:
      tickets === 0
        ? `No ticket has a coin yet. Coins begin on ${formats.day(terms.start)}.`
        : `${formats.counted(tickets, 'ticket has', 'tickets have')} started since ${formats.day(terms.start)}.`,
  };
}
