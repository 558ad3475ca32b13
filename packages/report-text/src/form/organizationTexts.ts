import { type CalendarDate, ORGANIZATION_TEAMS } from '@roi-insight/contracts';
import type { Formats } from '../format/index.ts';

/** The words of the page that makes a report on a whole organization. */
export const organizationTexts = {
  title: 'Whole organization',
  lead: 'One report on all teams: what changed as they started to use the assistant, one after another.',
  table: {
    label: 'Teams',
    hint: 'A table with the columns project and started (a day or none) and, if you know it, people and seats. Paste it, drop a file here, or choose a file.',
    example: 'project,started,people\nPAY,2026-02-02,8\nSHOP,2026-03-16,12\nDATA,none,6',
    missing: 'Paste the table of teams, or choose a file',
    unread: 'Correct the table of teams first: the problems are named below it',
  },
  /** Name of the table that was typed, in the problems of its lines. */
  typed: 'Your table',
  notRead: 'We couldn’t read the table',
  steps: [
    {
      name: 'Teams that have not started count, too.',
      text: 'They show what would have happened without the assistant. Put none into the column started.',
    },
    {
      name: 'Usage files make it more certain.',
      text: 'With them, the report knows how many people in each team use the assistant.',
    },
    {
      name: 'No rank.',
      text: 'The report says what the organization gained, not which team or person is good.',
    },
  ],
  sample: { offer: 'Use the sample organization', inUse: 'The teams of the sample organization are filled in.' },
  canceled: 'Reading was canceled. Nothing that you typed is lost.',
  back: 'Back to the report',
} as const;

/** Refuses a file that is too large for a table of teams. */
export const largeTeamTableText = ({ count }: Formats, megabytes: number): string =>
  `The table is larger than ${count(megabytes)} MB, too large for ${count(ORGANIZATION_TEAMS.max)} teams. Choose the table of teams.`;

interface TableTeam {
  /** Null if the team has not started. */
  readonly started: CalendarDate | null;
}

/**
 * What a table of teams says.
 * @example teamTableText(formats, teams) // '40 teams: 30 started between Sep 1, 2025 and Jun 22, 2026, 10 have not started.'
 */
export function teamTableText(formats: Formats, teams: readonly TableTeam[]): string {
  const starts = teams.flatMap(({ started }) => started ?? []).toSorted();
  const [first, last] = [starts[0], starts.at(-1)];
  const all = formats.counted(teams.length, 'team');
  if (first === undefined || last === undefined) return `${all}: none of them has started.`;
  const when = first === last ? `on ${formats.day(first)}` : `between ${formats.day(first)} and ${formats.day(last)}`;
  const waiting = teams.length - starts.length;
  const rest = waiting === 0 ? 'all have started' : `${formats.counted(waiting, 'has', 'have')} not started`;
  return `${all}: ${formats.count(starts.length)} started ${when}, ${rest}.`;
}
