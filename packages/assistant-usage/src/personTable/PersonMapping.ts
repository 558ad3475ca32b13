/** Possible meanings of a column in a table with a row for each person and day. Other columns are measures of use, or are ignored. */
export const PERSON_COLUMNS = ['person', 'date', 'team', 'spend', 'currency', 'tool'] as const;

export type PersonColumn = (typeof PERSON_COLUMNS)[number];

/** The heading of each column that the user chose; empty if the table has no such column. Other columns are recognized by their usual names. */
export type PersonMapping = Readonly<Partial<Record<PersonColumn, string>>>;
