import type { Random } from '../random.ts';
import { HOURS_PER_WEEK, type Job, ticketsOf } from './jobs.ts';
import { type Course, noShocks, type Shocks } from './levels.ts';
import type { World } from './world.ts';

/** The deviation of a ticket's ln(hours), and the kind of the ticket. */
export interface Work {
  readonly deviation: number;
  readonly type?: string;
  readonly isBug?: boolean;
  readonly size?: number;
}

/** Parameters of a team. ln(hours) = ln(median) + trend + shock + saving + deviation of the ticket. */
export interface Team {
  readonly baselineWeeks: number;
  readonly postWeeks: number;
  /** Number of tickets completed in a week. */
  readonly count: (week: number, random: Random) => number;
  /** Median working hours. */
  readonly median: number;
  readonly shocks: Shocks;
  readonly trend: Course;
  /** Change of ln(hours) in each week after adoption. The true effect is its mean. */
  readonly saving: Course;
  /** Creates the function that draws a project's tickets by week. */
  readonly work: (random: Random) => (week: number) => Work;
  /** Changes the drawn tickets. */
  readonly rearrange: (jobs: readonly Job[], random: Random) => readonly Job[];
  /** Hours by which the team's clock is behind the clock of the report. */
  readonly behind: number;
}

/** Tickets with this standard deviation of ln(hours). */
export function lognormal(spread: number): Team['work'] {
  return (random) => () => ({ deviation: spread * random.normal() });
}

/** Number of completed tickets, drawn from a Poisson distribution. */
export function poisson(mean: number): Team['count'] {
  return (_, random) => random.poisson(mean);
}

/** Saves the same share of time in every week after adoption. */
export function saves(share: number): Course {
  return () => Math.log(1 - share);
}

const USUAL: Team = {
  baselineWeeks: 39,
  postWeeks: 13,
  count: poisson(15),
  median: 10,
  shocks: noShocks,
  trend: () => 0,
  saving: () => 0,
  work: lognormal(0.7),
  rearrange: (jobs) => jobs,
  behind: 0,
};

/**
 * The world of a team that completes its tickets at random working times. A project with a full baseline is older than the baseline: its first ticket
 * was created a quarter before work on it began.
 * @param truth mean change of ln(hours) by adoption, if adoption also changes the deviations of tickets
 */
export function team(changes: Partial<Team>, truth?: number): World {
  const settings = { ...USUAL, ...changes };
  const { postWeeks, saving } = settings;
  const after = Array.from({ length: postWeeks }, (_, week) => saving(week));
  const isOlder = settings.baselineWeeks === USUAL.baselineWeeks;
  const meanChange = truth ?? after.reduce((sum, change) => sum + change, 0) / postWeeks;
  return {
    truth: (1 - Math.exp(meanChange)) * 100 + 0,
    postWeeks,
    draw: (random) => {
      const jobs = settings.rearrange(jobsOf(settings, random), random);
      const [first, ...later] = jobs;
      const isMarked = isOlder && first !== undefined;
      const all = isMarked ? [{ ...first, createdAt: first.startedAt - 13 * HOURS_PER_WEEK }, ...later] : jobs;
      return ticketsOf(all, random, settings.behind);
    },
  };
}

function jobsOf(settings: Team, random: Random): Job[] {
  const { baselineWeeks, postWeeks, median, trend, saving } = settings;
  const jobs: Job[] = [];
  const draw = settings.work(random);
  const shocks = settings.shocks(baselineWeeks + postWeeks, random);
  for (const [index, shock] of shocks.entries()) {
    const week = index - baselineWeeks;
    const level = Math.log(median) + trend(week) + shock + (week >= 0 ? saving(week) : 0);
    for (let left = settings.count(week, random); left > 0; left -= 1) {
      const { deviation, ...kind } = draw(week);
      jobs.push(job((week + random.uniform()) * HOURS_PER_WEEK, Math.exp(level + deviation), kind));
    }
  }
  return jobs;
}

function job(doneAt: number, hours: number, kind: Omit<Work, 'deviation'>): Job {
  return { startedAt: doneAt - hours, doneAt, ...kind };
}
