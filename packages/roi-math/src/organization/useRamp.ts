import { RAMPS, risen } from '../usage/start/likelyStart.ts';
import type { PooledTeam } from './PooledTeam.ts';

/** A ramp needs at least this number of weeks with a known share. */
const MIN_WEEKS = 4;

/**
 * The share of a team's people who use the assistant, as a ramp: 0 until the start, then a rise over 0 to 16 weeks to a level that lasts. Length and level
 * fit the known weeks best (least squares). Single weeks do not count, because people also use it more in weeks in which work is easy: then a saving
 * would be found that does not exist.
 * @returns null for a team that has not started, or whose use is known in fewer than four weeks since its start
 */
export function useRamp({ series, start, shareIn }: PooledTeam): ((week: number) => number) | null {
  if (start === null || shareIn === null) return null;
  const first = Math.ceil(start);
  const known = series.weeks.flatMap(({ week }) => {
    const share = week >= first ? shareIn(week) : null;
    return share === null ? [] : [{ week, share }];
  });
  if (known.length < MIN_WEEKS) return null;
  const fits = RAMPS.map((length) => {
    let [product, square] = [0, 0];
    for (const { week, share } of known) {
      const rise = risen(week, first, length);
      product += rise * share;
      square += rise ** 2;
    }
    return { length, level: product / square, explained: product ** 2 / square };
  });
  const { length, level } = fits.reduce((best, fit) => (fit.explained > best.explained ? fit : best));
  return (week) => level * risen(week, first, length);
}
