import {
  elapsedTableText,
  failureText,
  type Formats,
  leftOutTexts,
  resolutionsText,
  ticketDialogTexts,
  ticketProblemText,
  typesText,
} from '@roi-insight/report-text';
import { type ColumnMapping, measureOf, type TicketTable } from '@roi-insight/ticket-files';
import type { TicketFileState } from '@roi-insight/ui/ticket-file';
import type { ReportMessage, TicketFileMessage } from './messages.ts';
import type { JobFailed } from '../worker/inWorker.ts';
import type { Step } from './Step.ts';
import { tableStateOf } from './tableStateOf.ts';

interface Run {
  readonly step: Step;
  readonly mapping: ColumnMapping | null;
  /** The last message of the step's worker. */
  readonly message: TicketFileMessage | JobFailed | null;
}

export function dialogStateOf(formats: Formats, fileName: string, { step, mapping, message }: Run): TicketFileState {
  if (step.kind === 'mapping' && mapping !== null) return tableStateOf(formats, fileName, step.table, mapping);
  const isMapped = step.kind === 'analyzing' && step.columns !== null;
  switch (message?.kind) {
    case 'progress':
      return { kind: 'reading', fileName, share: message.share };
    case 'failed':
      return { kind: 'refused', fileName, isMapped, problems: [{ line: null, message: message.message }], count: 1 };
    case 'nothing-to-measure': {
      const { kind: reason, ...why } = message;
      const text = failureText(formats, { reason, source: 'file', choices: [], ...why });
      return { kind: reason, fileName, message: text, isMapped };
    }
    case 'refused': {
      const { count, unknownStatuses: statuses, needsStatusesOnly } = message;
      const areCategories = statuses.every(({ isCategory }) => isCategory);
      if (needsStatusesOnly) return { kind: 'statuses', fileName, statuses, areCategories, isMapped };
      const problems = message.problems.map(({ line, problem }) => ({ line, message: ticketProblemText(problem) }));
      return { kind: 'refused', fileName, isMapped, problems, count };
    }
    case 'report': {
      const { table, columns } = step.kind === 'analyzing' ? step : { table: null, columns: null };
      const used = columns ?? table?.suggested ?? null;
      return { kind: 'found', fileName, count: message.found, notes: notesOf(formats, message, table, used) };
    }
    default:
      return { kind: 'reading', fileName, share: 0 };
  }
}

function notesOf(
  formats: Formats,
  { outOfScope, unreadable, olderVersions, defects, resolutions }: ReportMessage,
  table: TicketTable | null,
  mapping: ColumnMapping | null,
): readonly string[] {
  const unread = [
    unreadable === 0 ? '' : ticketDialogTexts.unreadable(formats, unreadable),
    ...leftOutTexts(formats, { olderVersions, defects }),
  ];
  if (table === null || mapping === null) {
    const withoutWork = resolutions.filter((each) => !each.isUsuallyDelivered).map(({ name }) => name);
    return [
      outOfScope === 0 ? '' : `Excluded: ${formats.counted(outOfScope, 'sub-task or epic', 'sub-tasks and epics')}.`,
      ...unread,
      resolutionsText(formats, resolutions, withoutWork),
    ].filter((note) => note !== '');
  }
  const { headings, leaveOut } = mapping;
  const { values = [], unlisted = 0 } = table.columns.find(({ heading }) => heading === headings.type) ?? {};
  return [
    ...unread,
    headings.at === undefined ? typesText(formats, { types: values, unlisted, leaveOut }) : '',
    measureOf({ headings }, table) === 'elapsed' ? elapsedTableText('own') : '',
  ].filter((note) => note !== '');
}
