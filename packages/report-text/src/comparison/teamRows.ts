import type { ComparedTeam, ComparisonDesign } from '@roi-insight/contracts';
import { type Formats, MISSING, describeSaving, describeSavingRange } from '../format/index.ts';
import { leftOutText } from './leftOutText.ts';

/** A team of the comparison as text. */
export interface TeamRow {
  /** Its key, or its name if it has no key: unique among the teams. */
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly adopted: string;
  /** Tickets of its weekly series. */
  readonly before: string;
  readonly after: string;
  readonly weight: string;
  readonly change: string;
  /** Interval of the change; null without one. */
  readonly range: string | null;
  /** Why it is left out; null if it is not. */
  readonly reason: string | null;
  /** Whether it is the report's own project. */
  readonly isOwn: boolean;
}

const ROLES: Readonly<Record<ComparedTeam['role'], string>> = {
  adopter: 'Adopter',
  control: 'Control',
  'left-out': 'Left out',
};

/** The teams of a comparison: the report's project first, the others by name. */
export function teamRows(formats: Formats, teams: readonly ComparedTeam[]): readonly TeamRow[] {
  const [own, ...others] = teams;
  const rest = others.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  return [...(own === undefined ? [] : [own]), ...rest].map((team, index) => ({
    id: `${index} ${team.key ?? team.name}`,
    name: team.name,
    role: ROLES[team.role],
    adopted: team.adopted === null ? 'No' : formats.day(team.adopted),
    before: formats.count(team.tickets?.pre),
    after: formats.count(team.tickets?.post),
    weight: team.weight === null ? MISSING : formats.typedPercent(Math.round(team.weight * 100)),
    change: describeSaving(formats, team.ownChange?.effectPercent),
    range: team.ownChange === null ? null : describeSavingRange(formats, team.ownChange.intervalPercent),
    reason: team.role === 'left-out' ? leftOutText(formats, team.reason) : null,
    isOwn: index === 0,
  }));
}

/** The meaning of the columns in the table of teams. */
export function teamsNote(design: ComparisonDesign): string {
  return `Tickets are those of the weekly figures. ${COLUMNS[design]}`;
}

const CONTROLS = 'The own change of a control is against the other controls, and should be near zero';
const UNCERTAIN = 'One team’s change is too uncertain to judge that team by.';

const COLUMNS: Readonly<Record<ComparisonDesign, string>> = {
  'one-adopter': `The weight is a team’s share of the other teams’ line. ${CONTROLS}; that of this project is the middle of its interval, and the verdict quotes less where that likely overstates. ${UNCERTAIN}`,
  panel: `The weight is a team’s share of the other teams’ line. ${CONTROLS}; that of an adopter is drawn toward the mean of all adopters. ${UNCERTAIN}`,
  'same-date':
    'The weight is a team’s share of the weekly figures of all of them. No team has a change of its own: no other team is left to compare it with.',
};
