/** What a coin plan begins with. It may be shared before its tickets are read. */
export const COIN_FILE = { kind: 'roi-insight-coin', version: 1 } as const;

/** What the file with the secret of a coin plan begins with. With it, coins can be known before tickets start. */
export const COIN_SECRET_FILE = { kind: 'roi-insight-coin-secret', version: 1 } as const;

/** Weeks in which a coin is drawn for each ticket that starts. */
export const COIN_WEEKS = { min: 8, max: 52 } as const;

/** The lengths in weeks that a forecast compares. */
export const COIN_LENGTHS = [8, 13, 26, 39] as const;

/** The largest number of weeks that nine of ten tickets may take: for slower ones, a coin says little about the work. */
export const MAX_SLOW_WEEKS = 26;

/** Draws of fresh coins that a test compares the real ones with. */
export const COIN_DRAWS = 4999;

/** Labels of the tickets, as Jira allows them: without spaces. */
export const COIN_LABELS = { yes: 'assistant-yes', no: 'assistant-no' } as const;
