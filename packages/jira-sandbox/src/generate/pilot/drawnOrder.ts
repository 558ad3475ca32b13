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
  hash: 'ab02236bfb82c479179b185519ae36f53d71b874bfd0a811c39851299761c997',
  created: '2026-05-06T10:30:01.879',
  weeks: { ALD: 10, BIR: null, CED: 7, HAZ: 3, LIN: null, MAP: null, OAK: 0, ROW: 13 },
};

export const HALF_WAY_ORDER: DrawnOrder = {
  start: '2026-08-31',
  hash: 'be07d0b179b680cc2265dd9d25ddb2e41085bef727ec78031e4cdeb5f5424085',
  created: '2026-08-19T14:05:00.117',
  weeks: { ALD: null, BIR: 13, CED: 10, HAZ: null, LIN: 3, MAP: null, OAK: 0, ROW: 7 },
};
