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
  hash: '1469c527c07867d5280fa2de93c3017a2fba8e14ddfdc0d62e5c669348ff402d',
  created: '2026-05-06T10:30:04.460',
  weeks: { ALD: 10, BIR: null, CED: 7, HAZ: 3, LIN: null, MAP: null, OAK: 0, ROW: 13 },
};

export const HALF_WAY_ORDER: DrawnOrder = {
  start: '2026-08-31',
  hash: '3b93323d77bb8d2e688a83f45cab8e129b41e716ca3eceecc6a60e4d1ced0848',
  created: '2026-08-19T14:05:02.969',
  weeks: { ALD: null, BIR: 13, CED: 10, HAZ: null, LIN: 3, MAP: null, OAK: 0, ROW: 7 },
};
