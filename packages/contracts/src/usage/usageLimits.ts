/** Possible sources of usage. */
export const USAGE_SOURCES = ['claude-code', 'copilot', 'copilot-billing', 'table'] as const;

/** Whether `active` counts the people of a week, or only those of the busiest day, who are a lower bound for the week. */
export const ACTIVE_BASES = ['week', 'busiest-day'] as const;

/** Maximum number of teams of a source. */
export const MAX_USAGE_TEAMS = 200;

/** The message for unknown fields. It does not quote their names, because they could be names of persons. */
export const UNKNOWN_FIELDS = '${path} has fields that are not known';

/** Whether a text contains something like an email address, which names a person. */
export const hasAddress = (text: string) => /\S@\S/.test(text);

/** Maximum length of the name of an assistant. */
export const MAX_TOOL_NAME_LENGTH = 80;

/** Whether a text can be the name of an assistant. An address names a person. */
export const isToolName = (text: string) =>
  text.trim() !== '' && text.length <= MAX_TOOL_NAME_LENGTH && !hasAddress(text);

/** Maximum number of weeks of a team. */
export const MAX_USAGE_WEEKS = 200;

/** Maximum spend of a team in a week: more than an assistant costs, in any currency. */
export const MAX_WEEK_SPEND = 1e9;

/** First and last possible day of usage, a Monday and a Sunday: weeks that begin in the years 2000 to 2100. */
export const USAGE_DAYS = { first: '2000-01-03', last: '2101-01-02' } as const;

/** The first fields of a usage file. */
export const USAGE_FILE = { kind: 'roi-insight-usage', version: 1 } as const;
