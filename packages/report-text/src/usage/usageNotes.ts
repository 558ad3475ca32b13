import type { UsageSource } from '@roi-insight/contracts';
import type { Formats } from '../format/index.ts';

/** Limits of the numbers of a source: weeks that are not covered, and data that are missing in records. */
export function usageNotes({ counted }: Formats, { teams, summary, activeBasis }: UsageSource): readonly string[] {
  const weeks = teams.flatMap((team) => team.weeks);
  const uncovered = new Set(weeks.filter(({ coverage }) => coverage === 'not-covered').map((week) => week.weekStart));
  const { recordsWithoutSpend, peopleInSeveralTeams, teamsWithoutPeople, workdaysWithoutRecords } = summary;
  const {
    recordsWithoutPerson: withoutPerson = 0,
    recordsLeftOut: leftOut = 0,
    recordsUnreadable: unreadable = 0,
  } = summary;
  return [
    ...(uncovered.size === 0
      ? []
      : [
          `${counted(uncovered.size, 'week')} ${uncovered.size === 1 ? 'has' : 'have'} no data${teams.length === 1 ? '' : ' for some teams'}.`,
        ]),
    ...(recordsWithoutSpend === 0 ? [] : [`Without a cost: ${counted(recordsWithoutSpend, 'record')}.`]),
    ...(withoutPerson === 0
      ? []
      : [`Without a person, so that only the cost counts: ${counted(withoutPerson, 'record')}.`]),
    ...(leftOut === 0
      ? []
      : [`Left out: ${counted(leftOut, 'record')} in units other than use, such as months of seats.`]),
    ...(unreadable === 0 ? [] : [`Left out: ${counted(unreadable, 'record')} that could not be read.`]),
    ...(peopleInSeveralTeams === 0 ? [] : ['Some people are in several teams and count in each.']),
    ...(teamsWithoutPeople === 0
      ? []
      : [`Left out: ${counted(teamsWithoutPeople, 'team')} without anyone named as this source names people.`]),
    ...(workdaysWithoutRecords === 0
      ? []
      : [`Counted as days without use: ${counted(workdaysWithoutRecords, 'workday')} without records.`]),
    ...(activeBasis === 'week' ? [] : ['The number of active people is that of the busiest day of each week.']),
  ];
}
