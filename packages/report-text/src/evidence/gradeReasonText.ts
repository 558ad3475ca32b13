import type { GradeReason } from '@roi-insight/contracts';
import { MAX_CONTROL_SHARE } from '@roi-insight/roi-math';
import type { Formats } from '../format/index.ts';
import { doubtText, mixText } from './doubtText.ts';

/** A reason of the grade, in a sentence. */
export function gradeReasonText(formats: Formats, reason: GradeReason): string {
  const { count, counted } = formats;
  switch (reason.kind) {
    case 'few-post-weeks':
      return `Only ${counted(reason.weeks, 'full week has', 'full weeks have')} passed since adoption; at least ${count(reason.needed)} are needed to detect a change.`;
    case 'few-tickets':
      return `Only ${counted(reason.tickets, 'ticket with a usable time was', 'tickets with a usable time were')} completed ${reason.side === 'pre' ? 'before' : 'in full weeks after'} adoption; at least ${count(reason.needed)} are needed.`;
    case 'bulk-weeks':
      return `${count(reason.tickets)} tickets from ${counted(reason.weeks, 'week')} are excluded because far more tickets than usual were completed: a cleanup, not work.`;
    case 'few-filled-weeks':
      return `Only ${count(reason.filled)} of the ${count(reason.weeks)} weeks before adoption ${reason.filled === 1 ? 'has' : 'have'} tickets with a usable time; at least ${count(reason.needed)} are needed to establish the earlier trend.`;
    case 'first-weeks':
      return reason.weeks === 1
        ? 'The first week of the project is excluded: only short tickets could have been completed in it.'
        : `The first ${count(reason.weeks)} weeks of the project are excluded: only short tickets could have been completed in them.`;
    case 'uneven-weeks':
      return 'Tickets are spread too unevenly over the weeks to separate a change from chance.';
    case 'few-completed':
      return `Only ${counted(reason.tickets, 'ticket was', 'tickets were')} completed in the period ${reason.side === 'pre' ? 'before' : 'after'} adoption; time in progress needs at least ${count(reason.needed)}. Times run from creation to completion instead. Most of that is waiting, so there is no verdict.`;
    case 'elapsed-times':
      return 'Too few tickets have a usable status history, so times run from creation to completion. Most of that is waiting, which changes for many reasons, so there is no verdict.';
    case 'teams-left-out':
      return `${count(reason.teams)} of the ${count(reason.of)} teams are left out. With more than a fifth of the teams missing, the others don’t stand for the organization. The list of teams says why; correct that, and make the report again.`;
    case 'few-teams':
      return `Only ${counted(reason.teams, 'team')} could be measured; at least ${count(reason.needed)} are needed.`;
    case 'none-started':
      return 'No team has started to use the assistant, so there is nothing to compare yet.';
    case 'no-comparison':
      return 'All teams started at the same time, so nothing shows how times would have developed without the assistant. Add teams that started later or not at all.';
    case 'no-control':
      return 'No control group worked without the assistant, so other causes can’t be ruled out. B is the highest grade without one.';
    case 'chosen-first':
      return 'The comparison rules out what affected all teams alike, but not how the first team was chosen: a team about to change anyway looks as if the assistant changed it.';
    case 'one-experiment':
      return 'This is one experiment: more teams make the result more precise, not more convincing.';
    case 'never-better':
      return `On its own, this project has grade ${reason.grade}; teams that adopted on the same date can’t raise it.`;
    case 'one-effect':
      return `One effect is estimated for all ${count(reason.teams)} teams that adopted; teams with more tickets weigh more.`;
    case 'type-mix-adjusted':
      return `${mixText(formats, reason.share)} The estimate compares tickets of the same type, so it isn’t affected.`;
    case 'verified-controls':
      return verifiedControls(formats, reason);
    default:
      return doubtText(formats, reason);
  }
}

function verifiedControls(formats: Formats, reason: Extract<GradeReason, { kind: 'verified-controls' }>): string {
  const { controls, of, weeks } = reason;
  const used = `in each of the ${formats.counted(weeks, 'week')} of the first quarter’s comparison, less than ${formats.wholePercent(MAX_CONTROL_SHARE * 100)} of`;
  if (controls < of)
    return `${formats.count(controls)} of the ${formats.count(of)} controls ${controls === 1 ? 'is' : 'are'} verified by usage: ${used} ${controls === 1 ? 'its' : 'their'} people used the assistant.`;
  return of === 1
    ? `The control is verified by usage: ${used} its people used the assistant.`
    : `The controls are verified by usage: ${used} the people of each used the assistant.`;
}
