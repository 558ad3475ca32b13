import type { Usage } from '@roi-insight/contracts';
import { calendarDateOf } from '../../../../packages/roi-math/src/time/calendarDateOf.ts';
import type { Random } from '../random.ts';
import { LENGTH } from './PlanWorld.ts';

/** Number of people of each team, and of those who use the assistant once the team has started. */
const PEOPLE = 40;
const USERS = 30;
/** Number of weeks after its planned start in which a late team starts to use the assistant. */
const LATE_WEEKS = 20;

/** Usage that contradicts a plan. `last`: the largest start of all teams. */
const OTHERS: readonly ((start: number, last: number) => number)[] = [
  () => Infinity,
  (start) => start + LATE_WEEKS,
  (start, last) => (start === Infinity ? 0 : last - start),
];

/**
 * The usage of teams from the first start to the end of a plan.
 * @param firstDay day number of the first start
 * @param startOf the planned start of each team (Infinity: never)
 * @param random null if the teams follow the plan; otherwise, there is no usage, or it contradicts the plan
 */
export function trustUsage(
  firstDay: number,
  startOf: ReadonlyMap<string, number>,
  random: Random | null,
): Usage | null {
  const chosen = random === null ? -1 : Math.floor(random.uniform() * (OTHERS.length + 1));
  if (chosen === OTHERS.length) return null;
  const last = Math.max(...[...startOf.values()].filter(Number.isFinite));
  const used = (start: number) => OTHERS[chosen]?.(start, last) ?? start;
  return {
    currency: null,
    sources: [
      {
        source: 'table',
        activeBasis: 'week',
        teams: [...startOf].map(([key, start]) => ({
          name: key.toLowerCase(),
          people: PEOPLE,
          weeks: Array.from({ length: LENGTH }, (_, week) => ({
            weekStart: calendarDateOf(firstDay + 7 * week),
            coverage: 'reported' as const,
            active: week >= used(start) ? USERS : 0,
            seats: null,
            spend: null,
          })),
        })),
        summary: {
          people: PEOPLE * startOf.size,
          firstDay: calendarDateOf(firstDay),
          lastDay: calendarDateOf(firstDay + 7 * LENGTH - 1),
          spend: null,
          recordsWithoutSpend: 0,
          peopleWithoutTeam: 0,
          peopleInSeveralTeams: 0,
          teamsWithoutPeople: 0,
          workdaysWithoutRecords: 0,
        },
      },
    ],
  };
}
