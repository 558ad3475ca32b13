import { CHANGE_DATE, type ProjectSpec } from '../generate/projectSpec.ts';
import { SAMPLE_PROJECTS } from '../generate/sampleProjects.ts';

/** A team and when it used the assistant. */
export interface UsageTeam {
  readonly name: string;
  /** Made-up addresses. */
  readonly people: readonly string[];
  /** First day of use, yyyy-MM-dd; null if there is no use. */
  readonly from: string | null;
  /** Day from which most of the people give up the assistant again, yyyy-MM-dd; null if they keep the assistant. */
  readonly until: string | null;
  /** Share of the people who use the assistant when the number of users no longer grows. */
  readonly plateau: number;
  /** Whether the team has a subscription instead of paying by use. */
  readonly isSubscribed: boolean;
}

const addresses = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}-${String(index + 1).padStart(2, '0')}@people.example`);

/**
 * The teams of a tracker, without those whose bugs have a known rate. In an organization, a team uses the assistant only if it has an effect, and only as long as the effect lasts.
 */
export const usageTeams = (projects: readonly ProjectSpec[] = SAMPLE_PROJECTS): readonly UsageTeam[] =>
  projects
    .filter(({ neverFinishes, ticketsPerWeek, bugShare }) => !neverFinishes && !bugShare && ticketsPerWeek > 0)
    .map(
      (
        {
          key,
          ticketsPerWeek,
          effect,
          effectEnds = null,
          shared,
          changeDate = CHANGE_DATE,
          usePlateau,
          paysByUse = false,
        },
        index,
      ) => ({
        name: key,
        people: addresses(key.toLowerCase(), 6 + Math.round(ticketsPerWeek / 3)),
        from: shared === undefined || effect !== 1 ? changeDate : null,
        until: effectEnds,
        plateau: usePlateau ?? 0.6 + 0.1 * (index % 4),
        isSubscribed: !paysByUse,
      }),
    );

/** People who are not in the table of teams. They use the assistant from the beginning. */
export const STAFF: UsageTeam = {
  name: '',
  people: addresses('staff', 12),
  from: '2024-01-01',
  until: null,
  plateau: 1,
  isSubscribed: false,
};

/** The table of people and their teams, as CSV. */
export const usageMembers = (projects?: readonly ProjectSpec[]): string =>
  [
    'person,team',
    ...usageTeams(projects).flatMap(({ name, people }) => people.map((person) => `${person},${name}`)),
    '',
  ].join('\n');
