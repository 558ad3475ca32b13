/** A plan for the pilot's teams: its code, and the result of its draw. */
export interface DrawnOrder {
  /** The Monday of the first start, yyyy-MM-dd. */
  readonly start: string;
  /** The plan's code, which the registration issue contains. */
  readonly hash: string;
  /** Creation time of that issue, on the wall clock of the tracker's user. */
  readonly created: string;
  /** The start of each team, in weeks after the first start; null if the team waits until the end. */
  readonly weeks: Readonly<Record<string, number | null>>;
}

/**
 * The product drew this order from the tickets before the start. It is copied here because the sandbox does not import the product. `npm run
 * fixtures` compares the values and prints new ones if the measurement changed them.
 */
export const FINISHED_ORDER: DrawnOrder = {
  start: '2026-05-18',
  hash: 'c70e527c33fa20a2461a5816005e1e93c0394afe6e5d1410b2d05a2ec9e34b2d',
  created: '2026-05-06T10:30:00.433',
  weeks: { ALD: 10, BIR: null, CED: 7, HAZ: 3, LIN: null, MAP: null, OAK: 0, ROW: 13 },
};

export const HALF_WAY_ORDER: DrawnOrder = {
  start: '2026-08-31',
  hash: 'b1c89fd64aa4223efc1c2e3c2f0e14449dd7b17ddb35d872f78ae8786551f6bb',
  created: '2026-08-19T14:05:01.389',
  weeks: { ALD: null, BIR: 13, CED: 10, HAZ: null, LIN: 3, MAP: null, OAK: 0, ROW: 7 },
};
