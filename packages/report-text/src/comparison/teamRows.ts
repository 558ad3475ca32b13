import type { ComparedTeam, ComparisonDesign } from '@roi-insight/contracts';
import { type Formats, MISSING, describeSaving, describeSavingRange } from '../format/index.ts';
import { leftOutText } from './leftOutText.ts';

/** A team of the comparison as text. */
export interface TeamRow {
  /** The key of the team, or its name if it has no key: unique among the teams. */
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly adopted: string;
  /** The numbers of tickets in the team's weekly series: before adoption, and after it. */
  readonly tickets: string;
  readonly weight: string;
  readonly change: string;
  /** Interval of the change; null if there is none. */
  readonly range: string | null;
  /** Why the team is left out; null if it is not left out. */
  readonly reason: string | null;
  /** Whether the team is the report's own project. */
  readonly isOwn: boolean;
}

const ROLES: Readonly<Record<ComparedTeam['role'], string>> = {
  adopter: 'Adopter',
  control: 'Control',
  'left-out': 'Excluded',
};

/** Reasons for a missing value in a row. */
export const missingTeamValues = {
  tickets: 'Not read',
  weight: 'Not part of the others’ line',
  ownWeight: 'The team being compared',
  change: 'Not estimated',
} as const;

/** The teams of a comparison: the report's project first, the others by name. */
export function teamRows(formats: Formats, teams: readonly ComparedTeam[]): readonly TeamRow[] {
  const [own, ...others] = teams;
  const rest = others.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  return [...(own === undefined ? [] : [own]), ...rest].map((team, index) => ({
    id: `${index} ${team.key ?? team.name}`,
    name: team.name,
    role: ROLES[team.role],
    adopted: team.adopted === null ? 'No' : formats.day(team.adopted),
    tickets:
      team.tickets === null ? MISSING : `${formats.count(team.tickets.pre)}, ${formats.count(team.tickets.post)}`,
    weight: team.weight === null ? MISSING : formats.typedPercent(Math.round(team.weight * 100)),
    change: describeSaving(formats, team.ownChange?.effectPercent),
    range: team.ownChange === null ? null : describeSavingRange(formats, team.ownChange.intervalPercent),
    reason: team.role === 'left-out' ? leftOutText(formats, team.reason) : null,
    isOwn: index === 0,
  }));
}

/** The meaning of the columns in the table of teams. */
export function teamsNote(design: ComparisonDesign): string {
  return `Tickets are those in the weekly figures. ${COLUMNS[design]}`;
}

const CONTROLS = 'A control’s own change is measured against the other controls and should be near zero';
const UNCERTAIN = 'Don’t judge an individual team by its row.';

const COLUMNS: Readonly<Record<ComparisonDesign, string>> = {
  'one-adopter': `Weight is a team’s share of the other teams’ line. ${CONTROLS}; this project’s is the midpoint of its range, and the headline may be lower to be conservative. ${UNCERTAIN}`,
  panel: `Weight is a team’s share of the other teams’ line. ${CONTROLS}; an adopter’s is pulled toward the average of all adopters. ${UNCERTAIN}`,
  'same-date':
    'Weight is a team’s share of the combined weekly figures. Teams have no change of their own because there is no other team to compare with.',
};
