import type { TicketColumn } from './ColumnMapping.ts';
import type { TableTracker } from './TicketTable.ts';

/** Possible headings of each column, in lower case. The first heading whose column has a value counts. */
export type Candidates = Readonly<Partial<Record<TicketColumn, readonly string[]>>>;

interface KnownExport {
  /** Headings that identify this tracker, together with the required columns. */
  readonly marks: readonly string[];
  readonly required: Candidates;
  readonly optional: Candidates;
  /** The tracker's own types that contain other tickets or are part of another ticket; they are left out. */
  readonly leaveOut: RegExp | null;
}

/** Headings of sizes. Jira exports all of its fields, even unused ones. */
const JIRA_SIZES = ['original estimate', 'custom field (story points)', 'custom field (story point estimate)'];

/** Exports that are recognized by their headings, which have to be in English. */
export const KNOWN_EXPORTS: Readonly<Record<TableTracker, KnownExport>> = {
  jira: {
    marks: [],
    required: { id: ['issue key'], type: ['issue type', 'work type'], created: ['created'], done: ['resolved'] },
    optional: { resolution: ['resolution'], timespent: ['time spent'], size: JIRA_SIZES },
    leaveOut: null,
  },
  linear: {
    marks: ['team', 'cycle number'],
    required: { id: ['id'], created: ['created'], done: ['completed'], canceled: ['canceled'] },
    optional: { started: ['started'] },
    leaveOut: null,
  },
  gitlab: {
    marks: ['url'],
    required: { id: ['iid', 'issue id'], created: ['created at (utc)'], done: ['closed at (utc)'] },
    optional: { type: ['type'], timespent: ['time spent'] },
    leaveOut: /^(task|objective|key result|requirement|test case)$/i,
  },
  'azure-boards': {
    marks: ['state'],
    required: { id: ['id'], type: ['work item type'], created: ['created date'], done: ['closed date'] },
    optional: { started: ['activated date'] },
    // A task is a part of a story, and a feature contains stories, so both are left out.
    leaveOut: /^(feature|task|test case|test plan|test suite|shared (steps|parameter))$/i,
  },
};

/** Usual headings in other tables. */
export const USUAL_HEADINGS: Candidates = {
  id: ['id', 'key', 'issue key', 'issue id', 'number', 'ticket', 'identifier'],
  type: ['type', 'issue type', 'work item type', 'work type'],
  created: ['created', 'created at', 'created date', 'created on', 'created at (utc)', 'creation date', 'opened'],
  started: ['started', 'started at', 'activated date'],
  done: ['done', 'completed', 'completed at', 'closed', 'closed at', 'closed date', 'closed at (utc)', 'resolved'],
  canceled: ['canceled', 'cancelled', 'canceled at'],
  resolution: ['resolution', 'state reason'],
  timespent: ['timespent', 'time spent', 'time spent (s)', 'time spent (seconds)'],
  logged_hours: ['logged_hours', 'logged hours', 'hours logged', 'time spent (h)', 'time spent (hours)'],
  size: ['size', 'estimate', 'story points', 'story point estimate', ...JIRA_SIZES],
};
