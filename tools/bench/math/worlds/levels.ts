import type { Random } from '../random.ts';

/** Weekly shocks of a world: deviations of ln(hours), one for each week. */
export type Shocks = (weeks: number, random: Random) => number[];

/** The course of ln(hours) by week; week 0 is the first after adoption. */
export type Course = (week: number) => number;

/** No weekly shocks. */
export const noShocks: Shocks = (weeks) => Array.from({ length: weeks }, () => 0);

/**
 * Shocks with autocorrelation, starting in their stationary distribution.
 * @param deviation standard deviation of a week's innovation
 * @param persistence share of a shock that remains one week later, below 1
 */
export function autoregressive(deviation: number, persistence: number): Shocks {
  return (weeks, random) => {
    let shock = (deviation / Math.sqrt(1 - persistence ** 2)) * random.normal();
    return Array.from({ length: weeks }, () => {
      const current = shock;
      shock = persistence * shock + deviation * random.normal();
      return current;
    });
  };
}

/** Like {@link autoregressive}, but innovations follow Student's t with 3 degrees of freedom. */
export function heavyTailedShocks(deviation: number, persistence: number): Shocks {
  return (weeks, random) => {
    let shock = 0;
    return Array.from({ length: weeks }, () => {
      shock = persistence * shock + deviation * random.heavyTailed();
      return shock;
    });
  };
}

/** A level that changes permanently every week. */
export function randomWalk(deviation: number): Shocks {
  return (weeks, random) => {
    let level = 0;
    return Array.from({ length: weeks }, () => {
      level += deviation * random.normal();
      return level;
    });
  };
}

/** Shocks with a hump, half a sine wave, at a random time. */
export function withHump(shocks: Shocks, length: number, height: number): Shocks {
  return (weeks, random) => {
    const start = Math.floor(random.uniform() * (weeks - length + 1));
    return shocks(weeks, random).map((shock, index) => {
      const within = (index - start + 0.5) / length;
      return within > 0 && within < 1 ? shock + height * Math.sin(Math.PI * within) : shock;
    });
  };
}

/** Shocks with a season of a year, a sine wave that begins at a random time. */
export function withSeason(shocks: Shocks, height: number): Shocks {
  return (weeks, random) => {
    const start = random.uniform() * 52;
    return shocks(weeks, random).map((shock, index) => shock + height * Math.sin((2 * Math.PI * (index - start)) / 52));
  };
}

/** Shocks with a permanent step, up or down, in a random week. */
export function withStep(shocks: Shocks, height: number): Shocks {
  return (weeks, random) => {
    const start = Math.floor(random.uniform() * weeks);
    const step = random.uniform() < 0.5 ? height : -height;
    return shocks(weeks, random).map((shock, index) => shock + (index < start ? 0 : step));
  };
}

/** Shocks with a trend that takes a new slope, rising or falling, in random weeks, 26 weeks apart on average. */
export function withBends(shocks: Shocks, slope: number): Shocks {
  return (weeks, random) => {
    let [level, current] = [0, (random.uniform() * 2 - 1) * slope];
    return shocks(weeks, random).map((shock) => {
      if (random.uniform() < 1 / 26) current = (random.uniform() * 2 - 1) * slope;
      level += current;
      return shock + level;
    });
  };
}

/** Weekly shocks by their names in the table. */
export const quiet = autoregressive(0.1, 0.3);
export const noisy = autoregressive(0.25, 0.4);
export const NOISES = [
  { noise: 'quiet', shocks: quiet },
  { noise: 'noisy', shocks: noisy },
] as const;

/** A change by the same share in every week. */
export const linear =
  (share: number): Course =>
  (week) =>
    week * Math.log(1 + share);

/** A permanent change by a share, starting in a given week. */
export const step =
  (from: number, share: number): Course =>
  (week) =>
    week >= from ? Math.log(1 + share) : 0;
