import { teamIdentity } from '@roi-insight/contracts';
import { bidiIsolate, type Formats } from '../format/index.ts';
import { cappedList } from './cappedList.ts';

interface FormTeams {
  /** Teams of the files, by name. */
  readonly teams: readonly string[];
  /** Whether people who are in no team belong to the project. */
  readonly hasEveryone: boolean;
  /** The teams of sources that also have people who are in no team. */
  readonly besideEveryone: readonly string[];
  /** Whether the reader chose that all people in the files belong to the project. */
  readonly isEveryone: boolean;
  /** The project of the form; empty until the reader types one. */
  readonly project: string;
  /** The comparison teams of the form. */
  readonly others: readonly string[];
}

/**
 * Says which teams of the usage files the form names. Only these teams are sent, so the text is shown before the usage
 * is used. Teams that the files name count even if “Everyone is in this team” is chosen, so they are listed.
 * @example ['The files have no team named “PAY”. Use …', 'Not in this analysis, so not sent: NIM; ORI.']
 */
export function usageTeamsText(
  formats: Formats,
  { teams, hasEveryone, besideEveryone, isEveryone, project, others }: FormTeams,
): readonly string[] {
  const own = teamIdentity(project);
  const found =
    isEveryone && teams.length > 0
      ? [`Teams that the files name: ${cappedList(formats, teams.map(bidiIsolate))}.`]
      : [];
  if (own === '') return found;
  const named = new Set([own, ...others.map(teamIdentity)]);
  const unnamed = teams.filter((team) => !named.has(teamIdentity(team)));
  const hasOwn = hasEveryone || teams.some((team) => teamIdentity(team) === own);
  return [
    ...found,
    ...(hasOwn
      ? []
      : [
          `The files have no team named “${bidiIsolate(project)}”. Use this name in the files${isEveryone ? '' : ', or choose “Everyone is in this team”'}.`,
        ]),
    ...(besideEveryone.some((team) => teamIdentity(team) === own)
      ? [
          `The files say who is in “${bidiIsolate(project)}”, so what they have without a team is not used. If it belongs to this team, name the team there.`,
        ]
      : []),
    ...(unnamed.length === 0
      ? []
      : [`Not in this analysis, so not sent: ${cappedList(formats, unnamed.map(bidiIsolate))}.`]),
  ];
}
