import type { Assignment } from './Assignment.ts';
import type { PlanRandom } from './planRandom.ts';
import { shuffle } from './shuffle.ts';

/**
 * Draws an assignment: Fisher–Yates over the teams sorted by key. The team in the first place takes the first start, and so on.
 * @param starts the start of each place: see `unshuffled`
 */
export function drawAssignment(starts: Assignment, random: PlanRandom): Assignment {
  const places = new Uint8Array(starts.length);
  for (let place = 0; place < places.length; place += 1) places[place] = place;
  shuffle(places, random);
  const drawn = new Uint8Array(starts.length);
  for (let place = 0; place < places.length; place += 1) drawn[places[place] ?? 0] = starts[place] ?? 0;
  return drawn;
}
