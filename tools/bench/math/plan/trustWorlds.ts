import type { Random } from '../random.ts';
import { TICKET_DEVIATION } from './drawTeams.ts';
import type { ChangedWeek, TrustTeam, TrustWeek, TrustWorld } from './TrustWorld.ts';

/** Number of `of` tickets that are chosen with this probability each. */
const some = (of: number, share: number, random: Random) =>
  Array.from({ length: of }, () => random.uniform()).filter((value) => value < share).length;

const hasStarted = ({ week, team: { start } }: ChangedWeek) => week >= start;
const isWaiting = ({ start }: TrustTeam) => start === Infinity;

/** The level of a team in a week, as ln(hours). */
const levelIn = ({ levels, reading }: TrustTeam, week: number) => levels[week - (reading.weeks[0]?.week ?? 0)] ?? NaN;

/** Tickets with one more group of tickets around a mean. */
function withMore(week: TrustWeek, more: number, around: number, random: Random): TrustWeek {
  if (more === 0) return week;
  const added = around + (TICKET_DEVIATION / Math.sqrt(more)) * random.normal();
  const tickets = week.tickets + more;
  return {
    completed: week.completed + more,
    tickets,
    mean: ((week.mean ?? 0) * week.tickets + added * more) / tickets,
  };
}

const slower = (week: TrustWeek, by: number): TrustWeek => ({
  ...week,
  mean: week.mean === null ? null : week.mean + by,
});

/** A share of the longest tickets, and the means of a normal distribution above and below this quantile. */
const LONGEST = { share: 0.05, above: 2.063, below: -0.1086 } as const;
const FEW_LONGEST = { share: 0.01, above: 2.665, below: -0.0269 } as const;

/** The longest tickets of the teams that started are given to the teams that wait. */
function reroute(changed: ChangedWeek, random: Random, longest: typeof LONGEST | typeof FEW_LONGEST): TrustWeek {
  const { week, team, teams, tickets } = changed;
  if (hasStarted(changed)) {
    const kept = tickets - some(tickets, longest.share, random);
    return { ...slower(changed, longest.below * TICKET_DEVIATION), completed: kept, tickets: kept };
  }
  if (!isWaiting(team)) return changed;
  const started = teams.filter(({ start }) => week >= start).length;
  const given = random.poisson((longest.share * tickets * started) / teams.filter(isWaiting).length);
  return withMore(changed, given, levelIn(team, week) + longest.above * TICKET_DEVIATION, random);
}

/** A team gives up if the tickets of this number of weeks since its start took longer than before by this much, in ln(hours). */
const BAD = { weeks: 4, by: 0.25 } as const;

/** Whether a team gave up before a week. */
function hasGivenUp({ week, team: { reading, start } }: ChangedWeek): boolean {
  const meanIn = (from: number, to: number) => {
    const weeks = reading.weeks.flatMap((one) => (one.week >= from && one.week < to ? (one.mean ?? []) : []));
    return weeks.reduce((sum, mean) => sum + mean, 0) / weeks.length;
  };
  const usual = meanIn(-26, 0);
  for (let end = start + BAD.weeks; end <= week; end += 1) {
    if (meanIn(end - BAD.weeks, end) > usual + BAD.by) return true;
  }
  return false;
}

/** Teams that start take 30 % less time per ticket. */
const faster = (changed: ChangedWeek): TrustWeek => (hasStarted(changed) ? slower(changed, Math.log(0.7)) : changed);

/**
 * Rollouts without an effect. Most of them look as if there were one, because a planner wants it, or because of something
 * else that happens.
 */
export const ATTACKS: Readonly<Record<string, TrustWorld>> = {
  'nothing is wrong': {},
  'a lost team is chosen': { isTeamLost: true },
  'usage is missing or contradicts the plan': { hasOtherUsage: true },
  '20 registered orders': { chosenOf: { plans: 20, codes: 'in-issues' } },
  '480 codes in one issue': { chosenOf: { plans: 480, codes: 'in-one-issue' } },
  // A saving that is completely turned into more tickets looks the same.
  'teams that start split their tickets': {
    change: (changed, random) => {
      if (!hasStarted(changed)) return changed;
      const more = random.poisson(changed.tickets * (0.3 / 0.7));
      return slower(withMore(changed, more, levelIn(changed.team, changed.week), random), Math.log(0.7));
    },
  },
  'waiting teams 15 % slower': {
    change: (changed) => (isWaiting(changed.team) ? slower(changed, Math.log(1.15)) : changed),
  },
  'the longest 1 % of the tickets go to waiting teams': {
    change: (changed, random) => reroute(changed, random, FEW_LONGEST),
  },
  'the longest 5 % of the tickets go to waiting teams': {
    change: (changed, random) => reroute(changed, random, LONGEST),
  },
  'a status of teams that start no longer counts as work': {
    change: (changed, random) => {
      if (!hasStarted(changed)) return changed;
      return { ...slower(changed, Math.log(0.8)), tickets: some(changed.tickets, 0.9, random) };
    },
  },
  'teams give up after bad weeks': {
    change: (changed) => (hasGivenUp(changed) ? { completed: 0, tickets: 0, mean: null } : changed),
  },
};

/** Rollouts that save 30 % at once, in which everything is in order. */
export const IN_ORDER: Readonly<Record<string, TrustWorld>> = {
  '30 % saved, tickets with sizes': { change: faster, isSized: true },
  '30 % saved, as many tickets': { change: faster },
};
