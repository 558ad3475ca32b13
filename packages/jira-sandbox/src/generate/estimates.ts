import { HOUR_MS } from '../time.ts';
import type { Draft, Estimate } from './draft.ts';
import type { EstimateHabits } from './projectSpec.ts';
import type { Random } from './random.ts';

/**
 * The estimates of a ticket in order; the last is the current estimate. An estimate that was made when the ticket was created is not in its history.
 * @param hours working hours that the ticket takes without any effect
 */
export function estimatesOf(
  habits: EstimateHabits | undefined,
  random: Random,
  hours: number,
  { created, moves }: Pick<Draft, 'created' | 'moves'>,
): readonly Estimate[] {
  if (habits === undefined || !random.chance(habits.share)) return [];
  const start = moves[0]?.at ?? created + HOUR_MS;
  const guess = (error: number) => hours * random.logNormal(1, error);
  const planned = created + (start - created) * random.next();
  const draw = random.next();
  // This estimate is made when the work already shows how long it takes, so it says nothing about the original size.
  const corrected = { at: start + HOUR_MS, hours: guess(0.1) };
  if (draw < 0.4) return [{ at: created, hours: guess(habits.error) }];
  if (draw < 0.7) return [{ at: planned, hours: guess(habits.error) }];
  if (draw < 0.8)
    return [
      { at: created, hours: guess(2 * habits.error) },
      { at: planned, hours: guess(habits.error) },
    ];
  if (draw < 0.93) return [{ at: planned, hours: guess(habits.error) }, corrected];
  return [corrected];
}

/** The estimate in seconds, rounded to half hours. */
export const estimateSeconds = ({ hours }: Estimate) => Math.max(1, Math.round(hours * 2)) * 1800;

const POINTS = [1, 2, 3, 5, 8, 13, 20];

/** Story points: the nearest of the usual numbers, with two and a half hours per point. */
export function storyPoints({ hours }: Estimate): number {
  const exact = Math.log(hours / 2.5);
  return POINTS.toSorted((a, b) => Math.abs(Math.log(a) - exact) - Math.abs(Math.log(b) - exact))[0] ?? 1;
}
