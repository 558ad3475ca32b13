import type { TicketColumn } from './ColumnMapping.ts';
import { JIRA_HEADINGS } from './jiraHeadings.ts';
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

/** Exports that are recognized by their headings. Only those of Jira may be in other languages than English. */
export const KNOWN_EXPORTS: Readonly<Record<TableTracker, KnownExport>> = {
  jira: {
    marks: [],
    required: {
      id: JIRA_HEADINGS.id,
      type: JIRA_HEADINGS.type,
      created: JIRA_HEADINGS.created,
      done: JIRA_HEADINGS.done,
    },
    optional: JIRA_HEADINGS,
    leaveOut:
      /^(épica|épico|épopée|эпик|エピック|epik|iniciativa|инициатива|イニシアチブ|inicjatywa|subtarea|subtarefa|sous-tâche|unteraufgabe|подзадача|サブタスク|podzadanie)$/i,
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
    optional: { started: ['activated date'], status: ['state'] },
    // A task is a part of a story, and a feature contains stories, so both are left out.
    leaveOut: /^(feature|task|test case|test plan|test suite|shared (steps|parameter))$/i,
  },
};

/** Usual headings in other tables. */
export const USUAL_HEADINGS: Candidates = {
  ...JIRA_HEADINGS,
  id: ['id', 'key', 'issue id', 'number', 'ticket', 'identifier', 'task id', ...JIRA_HEADINGS.id],
  type: ['type', 'work item type', 'task type', ...JIRA_HEADINGS.type],
  created: [
    'created at',
    'created date',
    'created on',
    'created at (utc)',
    'creation date',
    'date created',
    'opened',
    ...JIRA_HEADINGS.created,
  ],
  started: ['started', 'started at', 'activated date', 'start date'],
  done: [
    'done',
    'completed',
    'completed at',
    'closed',
    'closed at',
    'closed date',
    'closed at (utc)',
    'date closed',
    'resolution date',
    ...JIRA_HEADINGS.done,
  ],
  canceled: ['canceled', 'cancelled', 'canceled at'],
  resolution: ['state reason', ...JIRA_HEADINGS.resolution],
  timespent: ['timespent', 'time spent (s)', 'time spent (seconds)', ...JIRA_HEADINGS.timespent],
  logged_hours: ['logged_hours', 'logged hours', 'hours logged', 'time spent (h)', 'time spent (hours)'],
  size: ['size', 'estimate', 'story points', 'story point estimate', ...JIRA_HEADINGS.size],
};
