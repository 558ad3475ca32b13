import {
  type ReportUsage,
  teamIdentity,
  type TeamUsage,
  type Usage,
  usageFrom,
  type WireUsage,
} from '@roi-insight/contracts';
import { EVERYONE } from '../storage/usage/usageRecord.ts';

/** Whether a report already has exactly this usage of its teams, so that another analysis would change nothing. */
export function isUsageOf({ currency, teams }: ReportUsage, wire: WireUsage): boolean {
  const usage = usageFrom(wire);
  return (
    usage.currency === currency &&
    teams.every((team, index) => textOf(team.sources) === textOf(sourcesOf(usage, team, index === 0)))
  );
}

/** The sources that have data about a team, under the names that the report uses. */
function sourcesOf({ sources }: Usage, { key, name }: TeamUsage, isOwn: boolean) {
  return sources.flatMap(({ source, activeBasis, teams }) => {
    const named = (wanted: string) => teams.find((team) => teamIdentity(team.name) === teamIdentity(wanted));
    // All people belong to the project's team unless the files name the people of that team.
    const team = named(key) ?? named(name) ?? (isOwn ? named(EVERYONE) : undefined);
    return team === undefined ? [] : [{ source, activeBasis, people: team.people, weeks: team.weeks }];
  });
}

type Comparable = Pick<TeamUsage['sources'][number], 'source' | 'activeBasis' | 'people' | 'weeks'>;

const textOf = (sources: readonly Comparable[]) =>
  JSON.stringify(sources.map(({ source, activeBasis, people, weeks }) => [source, activeBasis, people, weeks]));
