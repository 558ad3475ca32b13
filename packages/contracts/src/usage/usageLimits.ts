/** Where usage can come from. */
export const USAGE_SOURCES = ['claude-code', 'copilot', 'copilot-billing', 'table'] as const;

/**
 * Whether `active` counts the people of a week, or those of its busiest day: the latter is the least number of people who
 * were active in the week.
 */
export const ACTIVE_BASES = ['week', 'busiest-day'] as const;

/** Maximum number of teams of a source. */
export const MAX_USAGE_TEAMS = 200;

/** The message for fields that no version knows: their names could be those of persons, so they are not repeated. */
export const UNKNOWN_FIELDS = '${path} has fields that are not known';

/** Whether a text looks like an address, which names a person. */
export const hasAddress = (text: string) => /\S@\S/.test(text);

/** Maximum number of weeks of a team. */
export const MAX_USAGE_WEEKS = 200;

/** More than an assistant costs a team in a week, in any currency. */
export const MAX_WEEK_SPEND = 1e9;

/** The days of usage, from a Monday to a Sunday: weeks that begin in the years 2000 to 2100. */
export const USAGE_DAYS = { first: '2000-01-03', last: '2101-01-02' } as const;

/** What a usage file begins with. */
export const USAGE_FILE = { kind: 'roi-insight-usage', version: 1 } as const;
