import { isDelivered } from '@roi-insight/roi-math';
import type { TicketFile } from './readTicketFile.ts';

/** A resolution, the number of its tickets, and whether it usually means that something was built. */
export interface Resolution {
  readonly name: string;
  readonly count: number;
  readonly isUsuallyDelivered: boolean;
}

/** The resolutions in a file, the most frequent first. */
export function resolutionsOf({ tickets }: Pick<TicketFile, 'tickets'>): readonly Resolution[] {
  const counts = new Map<string, number>();
  for (const { resolution } of tickets)
    if (typeof resolution === 'string') counts.set(resolution, (counts.get(resolution) ?? 0) + 1);
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, count]) => ({ name, count, isUsuallyDelivered: isDelivered(name) }));
}
