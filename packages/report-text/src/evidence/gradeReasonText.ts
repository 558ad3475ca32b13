import type { GradeReason } from '@roi-insight/contracts';
import type { Formats } from '../format/index.ts';
import { doubtText, mixText } from './doubtText.ts';

/** A reason of the grade, in a sentence. */
export function gradeReasonText(formats: Formats, reason: GradeReason): string {
  const { count, counted } = formats;
  switch (reason.kind) {
    case 'few-post-weeks':
      return `Only ${counted(reason.weeks, 'full week has', 'full weeks have')} passed since adoption; at least ${count(reason.needed)} are needed before a change can be told from chance.`;
    case 'few-tickets':
      return `Only ${counted(reason.tickets, 'ticket with a usable time was', 'tickets with a usable time were')} completed ${reason.side === 'pre' ? 'before' : 'in full weeks after'} adoption; at least ${count(reason.needed)} are needed.`;
    case 'bulk-weeks':
      return `Not counted are the ${count(reason.tickets)} tickets of ${counted(reason.weeks, 'week')} in which far more than the usual number was completed: a clean-up, not work.`;
    case 'few-filled-weeks':
      return `Only ${count(reason.filled)} of the ${count(reason.weeks)} weeks before adoption ${reason.filled === 1 ? 'has' : 'have'} tickets with a usable time; at least ${count(reason.needed)} are needed to know the earlier trend.`;
    case 'first-weeks':
      return reason.weeks === 1
        ? 'The first week of the project does not count: only short tickets can have been completed in it.'
        : `The first ${count(reason.weeks)} weeks of the project do not count: only short tickets can have been completed in them.`;
    case 'uneven-weeks':
      return 'The tickets are spread too unevenly over the weeks to tell a change from chance.';
    case 'elapsed-times':
      return 'Too few tickets have a usable status history, so times run from creation to completion. They are mostly waiting, and how long tickets wait changes for many reasons: without usable status histories there is no verdict.';
    case 'no-control':
      return 'There is no comparison group that worked without the assistant, so other causes of a change cannot be ruled out; B is the best grade possible without one.';
    case 'chosen-first':
      return 'The comparison rules out what affected all teams alike. It does not rule out how the first team was chosen: one that was about to change anyway looks as if the assistant had changed it.';
    case 'one-experiment':
      return 'One experiment: more teams make the answer surer, not truer.';
    case 'never-better':
      return `By itself, this project has grade ${reason.grade}; with teams that adopted on the same date, it is never better.`;
    case 'one-effect':
      return `It is one effect for all ${count(reason.teams)} teams that adopted; those with more tickets count for more.`;
    case 'type-mix-adjusted':
      return `${mixText(formats, reason.share)} The estimate compares tickets of the same type, so it is not affected.`;
    default:
      return doubtText(formats, reason);
  }
}
