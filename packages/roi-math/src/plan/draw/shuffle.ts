import type { PlanRandom } from './planRandom.ts';

/** Shuffles in place; every order has the same probability. Source: Durstenfeld, Communications of the ACM 7 (1964). */
export function shuffle(items: Uint8Array, random: PlanRandom): void {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const chosen = random.below(last + 1);
    const moved = items[last] ?? 0;
    items[last] = items[chosen] ?? 0;
    items[chosen] = moved;
  }
}
