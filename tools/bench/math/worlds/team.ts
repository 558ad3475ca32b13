import type { Random } from '../random.ts';
import { HOURS_PER_WEEK, type Job, ticketsOf } from './jobs.ts';
import { type Course, noShocks, type Shocks } from './levels.ts';
import type { World } from './world.ts';

/** A ticket's own part of ln(hours), and its kind. */
export interface Work {
  readonly deviation: number;
  readonly type?: string;
  readonly isBug?: boolean;
}

/** A team as a world describes it. ln(hours) = ln(median) + trend + shock + saving + the ticket's own deviation. */
export interface Team {
  readonly baselineWeeks: number;
  readonly postWeeks: number;
  /** Tickets completed in a week. */
  readonly count: (week: number, random: Random) => number;
  /** Working hours. */
  readonly median: number;
  readonly shocks: Shocks;
  readonly trend: Course;
  /** Change of ln(hours) in a week after adoption: the truth is its mean. */
  readonly saving: Course;
  /** How a project draws its tickets, given the week. */
  readonly work: (random: Random) => (week: number) => Work;
  /** What else happens to the tickets. */
  readonly rearrange: (jobs: readonly Job[], random: Random) => readonly Job[];
  /** Hours that the team's clock is behind the one that counts. */
  readonly behind: number;
}

/** Tickets that differ by a standard deviation of ln(hours). */
export function lognormal(spread: number): Team['work'] {
  return (random) => () => ({ deviation: spread * random.normal() });
}

/** As many tickets as a Poisson process completes. */
export function poisson(mean: number): Team['count'] {
  return (_, random) => random.poisson(mean);
}

/** Saves the same share of the time from adoption on. */
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
 * The world of a team that completes its tickets at any working time of their week. A project with a full baseline is
 * older than it: one ticket lies a quarter before.
 * @param truth mean change of ln(hours) by adoption, where the tickets' own deviations change
 */
export function team(changes: Partial<Team>, truth?: number): World {
  const settings = { ...USUAL, ...changes };
  const { postWeeks, saving } = settings;
  const after = Array.from({ length: postWeeks }, (_, week) => saving(week));
  const history =
    settings.baselineWeeks === USUAL.baselineWeeks ? [job(-52 * HOURS_PER_WEEK, settings.median, {})] : [];
  const meanChange = truth ?? after.reduce((sum, change) => sum + change, 0) / postWeeks;
  return {
    truth: (1 - Math.exp(meanChange)) * 100 + 0,
    postWeeks,
    draw: (random) => {
      const jobs = settings.rearrange(jobsOf(settings, random), random);
      return ticketsOf([...history, ...jobs], random, settings.behind);
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
