import type {
  AppliedCalendar,
  AppliedScope,
  AvailableEntry,
  AvailableScope,
  AvailableStatus,
  Calendar,
  Scope,
  ScopeEntry,
  WorkingHours,
  SizeSource,
} from '@roi-insight/contracts';
import type { Description } from './Description.ts';

const workStatuses =
  'Statuses that count as work, instead of those that Jira has in progress. Statuses of the category Done stay done.';

const calendarFields = {
  time_zone: "IANA name of the zone in which days and hours are counted. Absent: that of Jira's user.",
  working_days: 'ISO weekdays, 1 (Monday) to 7 (Sunday). Absent: Monday to Friday.',
  hours: 'Absent: 09:00 to 17:00.',
  holidays: 'Days without work. Absent: none.',
};

const entryFields = { id: 'Id; of a label its name. Empty: tickets that have none.', name: 'Name, as Jira gives it.' };

/** Descriptions of the fields about scope and calendar. */
export const scopeDescriptions = {
  Scope: {
    description:
      'Which tickets count, before and after adoption alike. A ticket has to match each list that is given; an empty text stands for tickets that have none.',
    fields: {
      types: 'Ids of issue types.',
      components: 'Ids of components; one of them is enough.',
      labels: 'Labels; one of them is enough.',
      work_statuses: `Ids of statuses. ${workStatuses}`,
    },
  } satisfies Description<Scope>,
  AppliedScope: {
    description: 'A scope as it was applied to the tickets, with the names that Jira gives.',
    fields: {
      types: 'Issue types.',
      components: 'Components.',
      labels: 'Labels.',
      work_statuses: workStatuses,
    },
  } satisfies Description<AppliedScope>,
  ScopeEntry: {
    description: 'Something that a scope is narrowed to.',
    fields: entryFields,
  } satisfies Description<ScopeEntry>,
  AvailableScope: {
    description:
      'What the scope of a project can be narrowed to: the 200 most frequent of each kind, and those that were chosen. The most frequent come first.',
    fields: {
      types: 'Issue types.',
      components: 'Components.',
      labels: 'Labels.',
      statuses: 'Statuses that tickets are or were in, except those of the category Done.',
    },
  } satisfies Description<AvailableScope>,
  AvailableEntry: {
    description: 'Something that a scope can be narrowed to.',
    fields: { ...entryFields, tickets: 'Tickets that have it, whatever the scope of this report is.' },
  } satisfies Description<AvailableEntry>,
  AvailableStatus: {
    description: 'A status that can count as work.',
    fields: {
      id: 'Id.',
      name: 'Name, as Jira gives it.',
      tickets: 'Tickets that are or were in it, whatever the scope of this report is.',
      in_progress: 'Whether Jira counts it as in progress.',
    },
  } satisfies Description<AvailableStatus>,
  Calendar: {
    description: 'The working time that hours are measured in.',
    fields: calendarFields,
  } satisfies Description<Calendar>,
  AppliedCalendar: {
    description: 'The parts of the working time that were chosen.',
    fields: calendarFields,
  } satisfies Description<AppliedCalendar>,
  WorkingHours: {
    description: 'When work starts and ends on the wall clock.',
    fields: { from: 'HH:mm.', to: 'HH:mm, up to 24:00; later than `from`.' },
  } satisfies Description<WorkingHours>,
  SizeSource: {
    description: 'Where the sizes of tickets come from.',
    fields: {
      source:
        'Jira’s original estimate or the field that the request names, both as of the start of work; or a column of a file, as of its export, in reports that no server makes.',
      name: 'The name of the field, or its id if several have the name; or of the column. Absent for the original estimate.',
    },
  } satisfies Description<SizeSource>,
};
