import type { LeftOutReason } from '@roi-insight/contracts';
import { CONTROL_UNTIL_WEEK, MAX_CONTROL_SHARE, WEEKS_PER_SIDE } from '@roi-insight/roi-math';
import { receivedFailureText } from '../failures/Failure.ts';
import { bidiIsolate, type Formats } from '../format/index.ts';

/** Why a team is left out of the comparison, in a sentence. */
export function leftOutText(formats: Formats, reason: LeftOutReason): string {
  switch (reason.kind) {
    case 'own-project':
      return 'This is the report’s own project.';
    case 'named-twice':
      return 'This project is listed twice.';
    case 'two-dates':
      return 'This project is listed with two different adoption dates.';
    case 'shared-tickets':
      return `${formats.count(reason.tickets)} of its ${formats.count(reason.of)} tickets also belong to “${bidiIsolate(reason.name)}”, so the two teams aren’t independent.`;
    case 'few-completed':
      return `It completed only ${formats.counted(reason.tickets, 'ticket')} in the ${formats.count(WEEKS_PER_SIDE)} weeks ${reason.side === 'pre' ? 'before' : 'after'} this project’s adoption; time in progress needs at least ${formats.count(reason.needed)}.`;
    case 'elapsed-times':
      return 'Too few of its tickets have a usable status history, so its times are mostly waiting.';
    case 'no-logged-hours':
      return 'Too few of its tickets have logged hours, which this project is measured by.';
    case 'uses-assistant':
      return `It used the assistant: at least ${formats.wholePercent(MAX_CONTROL_SHARE * 100)} of its people or seats in ${formats.count(reason.weeks)} of ${formats.counted(reason.of, 'week')}.`;
    case 'few-tickets':
      return tooFew(formats, 'tickets', reason.tickets, reason);
    case 'few-weeks':
      return tooFew(formats, 'weeks with tickets', reason.weeks, reason);
    case 'thin-weeks':
      return 'Its tickets are spread too thinly over the weeks to measure how much they vary.';
    case 'no-tickets':
      return 'It has no tickets created or completed in the weeks around the adoption date.';
    case 'too-many-tickets':
      return `Adding its tickets would exceed this server’s limit of ${formats.count(reason.limit)} tickets for all teams together.`;
    case 'too-slow':
      return `Jira didn’t deliver its tickets within ${formats.count(reason.seconds)} s, its share of this report’s time limit.`;
    case 'not-given':
      return 'No reason was given.';
    case 'failed':
      return receivedFailureText(formats, reason.reason, reason.params) ?? reason.error;
    case 'text':
      return reason.text;
  }
}

type TooFew = Extract<LeftOutReason, { kind: 'few-tickets' | 'few-weeks' }>;

function tooFew({ count }: Formats, what: string, found: number, { as, side, needed }: TooFew): string {
  const first =
    as === 'late-adopter'
      ? `It adopts less than ${count(CONTROL_UNTIL_WEEK)} weeks after this project, so it can’t be a control; as an adopter, it has too few`
      : 'Too few';
  const date = as === 'control' ? 'adoption' : 'its own adoption';
  return `${first} ${what}: ${count(found)} ${side === 'pre' ? 'before' : 'after'} ${date}; at least ${count(needed)} are needed.`;
}
