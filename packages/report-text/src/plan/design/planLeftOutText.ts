import type { LeftOutReason } from '@roi-insight/contracts';
import { leftOutText } from '../../comparison/leftOutText.ts';
import type { Formats } from '../../format/index.ts';

/** Why a team is not part of a plan, in a sentence. */
export function planLeftOutText(formats: Formats, reason: LeftOutReason): string {
  const { count, counted } = formats;
  switch (reason.kind) {
    case 'no-tickets':
      return 'It has no tickets in the weeks before the first start.';
    case 'few-tickets':
    case 'few-completed':
      return `It has only ${counted(reason.tickets, 'measured ticket')} before the first start; at least ${count(reason.needed)} are needed.`;
    case 'few-weeks':
      return `It has tickets in only ${counted(reason.weeks, 'week')} shortly before the first start; at least ${count(reason.needed)} are needed.`;
    case 'two-dates':
      return 'This project is listed with two different dates.';
    case 'too-slow':
      return `Jira didn’t deliver its tickets within ${count(reason.seconds)} s, its share of the time limit for all teams.`;
    default:
      return leftOutText(formats, reason);
  }
}
