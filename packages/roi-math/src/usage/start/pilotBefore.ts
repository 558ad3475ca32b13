import { MIN_COUNTED_PEOPLE } from '@roi-insight/contracts';
import { mean } from '../../stats/mean.ts';
import { isSustained } from './isSustained.ts';
import { MIN_BEFORE, type Point, RAMPS, risen } from './likelyStart.ts';

/** A pilot and the rise after it last this number of weeks. The maximum, a year, limits the time for the calculation. */
const WEEKS = { min: 6, max: 52 } as const;

/** At least this number of covered weeks must be in a pilot, and as many before it. */
const MIN_COVERED = 4;

/** The mean level of a pilot is at most this share of the later level. */
const MAX_LEVEL = 0.4;

/** A pilot must be at least e to this power times as likely as a rise that has no pilot. */
const ADVANTAGE = 2;

/** Lengths of the rise after a pilot, in weeks. */
const FOLLOWED = [0, 2, 4];

/** Courses are compared in this number of covered weeks before the first use and after the rise. */
const COMPARED = { before: 13, after: 13 } as const;

/** Rises are compared that begin this number of weeks before the first sustained use, or later. */
const EARLIER = 4;

/** Weeks in which an S-curve rises from 10% to 90% of its level. */
const S_CURVES = [8, 12, 16, 20, 24];

/** ln 81: an S-curve rises from 10% to 90% within this number of its units of time. */
const FROM_10_TO_90 = Math.log(81);

/** A group that used the assistant weeks before the team followed. */
export interface Pilot {
  /** Index of the first point of the pilot. */
  readonly first: number;
  /** Mean number of people in the pilot. */
  readonly level: number;
  /** The week in which the team followed. */
  readonly end: number;
}

/**
 * The pilot before the start of a team; null if there is none.
 *
 * A level is sustained in the first covered week that reaches it if three of the four covered weeks from this week do. From the first sustained use to
 * the first sustained half of the plateau, use either rises all the time, or it first stays at one level for six weeks to a year, and then the
 * team follows within four weeks: that is a pilot. So the likelihood (Poisson) of each pilot is compared with the likelihood of each ramp of 0 to 16
 * weeks and of each S-curve that rises from 10% to 90% in 8 to 24 weeks. There is a pilot if the best one is at least e² times as likely as the best
 * rise. The mean level of a pilot is at most 40% of the later level.
 *
 * "1–4" says here that some people used the assistant, and no more: it has the likelihood of 1, 2, 3 or 4 people. A number such as the middle would make
 * a slow rise below five people look like a constant level. 1 to 4 people are not clearly fewer than up to about six later ones, so such a small team
 * has no pilot.
 * @param plateau the median of the last covered weeks
 * @param high their mean
 */
export function pilotBefore(points: readonly Point[], plateau: number, high: number): Pilot | null {
  const active = points.map((point) => point.active);
  const sustained = (level: number) => active.findIndex((_, index) => isSustained(active, index, (n) => n >= level));
  const [first, full] = [sustained(1), sustained(plateau / 2)];
  const weekAt = (index: number) => points[index]?.week ?? NaN;
  const [begin, end] = [weekAt(first), weekAt(full)];
  if (first < MIN_COVERED || !(end - begin >= WEEKS.min) || end - begin > WEEKS.max) return null;
  const low = Math.max(MIN_BEFORE, mean(active.slice(0, first)) ?? 0);
  const near = points.slice(Math.max(0, first - COMPARED.before), full + COMPARED.after);

  let best: (Pilot & { readonly surprise: number }) | null = null;
  for (let index = first + MIN_COVERED; index <= full; index++) {
    const [level, start] = [mean(active.slice(first, index)) ?? 0, weekAt(index)];
    if (start - begin < WEEKS.min || level > MAX_LEVEL * high) continue;
    for (const length of FOLLOWED) {
      const surprise = surpriseOf(near, (week) =>
        week < begin ? low : level + (high - level) * risen(week, start, length),
      );
      if (best === null || surprise < best.surprise) best = { first, level, end: start, surprise };
    }
  }
  if (best === null) return null;
  const rise = (share: (week: number) => number) => surpriseOf(near, (week) => low + (high - low) * share(week));
  const weeks = Array.from({ length: end - begin + EARLIER + 1 }, (_, index) => begin - EARLIER + index);
  const ramps = RAMPS.flatMap((length) => weeks.map((at) => rise((week) => risen(week, at, length))));
  const curves = S_CURVES.flatMap((length) =>
    weeks.map((at) => rise((week) => 1 / (1 + Math.exp((FROM_10_TO_90 * (at - week)) / length)))),
  );
  return best.surprise + ADVANTAGE <= Math.min(...ramps, ...curves) ? best : null;
}

/** −ln of the likelihood of the numbers of people, up to a constant. */
function surpriseOf(points: readonly Point[], expectedIn: (week: number) => number): number {
  let sum = 0;
  for (const { week, active } of points) {
    const expected = expectedIn(week);
    sum += expected - (isFew(active) ? Math.log(fewIn(expected)) : active * Math.log(expected));
  }
  return sum;
}

const isFew = (active: number) => active > 0 && active < MIN_COUNTED_PEOPLE;

/** The likelihood of 1 to 4 people × e to the expected number. */
const fewIn = (n: number) => n + n ** 2 / 2 + n ** 3 / 6 + n ** 4 / 24;
