import { MAX_COMPARISON_TEAMS } from '@roi-insight/contracts';
import type { Formats } from '../format/index.ts';

/** The pasted teams that were added to the list, and those that did not fit. */
interface PastedTeams {
  readonly added: number;
  readonly leftOut: number;
}

const atMost = ({ counted }: Pick<Formats, 'counted'>) => `At most ${counted(MAX_COMPARISON_TEAMS, 'team')}`;

/** The sentences of the list of teams to compare with. */
export const teamListTexts = {
  purpose:
    "Add teams that don't use the assistant. With three or more, the report can separate the assistant's effect from company-wide changes.",
  /** An example follows this text. */
  pasteHint: 'Paste a list, one team per line. Add an adoption date after a comma:',
  atMost,
  removed: (team: string) => `${team} removed.`,
  pasted: (formats: Formats, { added, leftOut }: PastedTeams) => {
    const what = `${formats.counted(added, 'team')} added.`;
    return leftOut === 0 ? what : `${what} ${formats.count(leftOut)} left out. ${atMost(formats)}.`;
  },
} as const;
