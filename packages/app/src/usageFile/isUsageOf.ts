import { EVERYONE_IN_FILES } from '@roi-insight/report-text';
import {
  type ReportUsage,
  teamIdentity,
  type TeamUsage,
  type Usage,
  usageFrom,
  type WireUsage,
} from '@roi-insight/contracts';

/** Whether a report has exactly this usage of its teams: to analyze again with it would change nothing. */
export function isUsageOf({ currency, teams }: ReportUsage, wire: WireUsage): boolean {
  const usage = usageFrom(wire);
  return (
    usage.currency === currency &&
    teams.every((team, index) => textOf(team.sources) === textOf(sourcesOf(usage, team, index === 0)))
  );
}

/** The sources that have a team, as the report names it. */
function sourcesOf({ sources }: Usage, { key, name }: TeamUsage, isOwn: boolean) {
  return sources.flatMap(({ source, activeBasis, teams }) => {
    const named = (wanted: string) => teams.find((team) => teamIdentity(team.name) === teamIdentity(wanted));
    // Everyone is in the project's team unless the files say who is.
    const team = named(key) ?? named(name) ?? (isOwn ? named(EVERYONE_IN_FILES) : undefined);
    return team === undefined ? [] : [{ source, activeBasis, people: team.people, weeks: team.weeks }];
  });
}

type Comparable = Pick<TeamUsage['sources'][number], 'source' | 'activeBasis' | 'people' | 'weeks'>;

const textOf = (sources: readonly Comparable[]) =>
  JSON.stringify(sources.map(({ source, activeBasis, people, weeks }) => [source, activeBasis, people, weeks]));
