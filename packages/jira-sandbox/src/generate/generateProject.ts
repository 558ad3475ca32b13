import type { Issue } from '../issue.ts';
import { DAY_MS, HOUR_MS } from '../time.ts';
import { type Draft, draftTicket } from './draft.ts';
import { estimatesOf } from './estimates.ts';
import {
  CHANGE_DATE,
  FIRST_DAY,
  LAST_DAY,
  LAST_DAY_OF_PILOT,
  type ProjectSpec,
  type SharedWeeks,
  type WeekShocks,
} from './projectSpec.ts';
import { createRandom, type Random } from './random.ts';
import { noteIssue } from './noteIssue.ts';
import { type IssueContext, toIssue } from './toIssue.ts';
import { addWorkingHours } from './workingTime.ts';

const WEEK_MS = 7 * DAY_MS;
const WEEKLY_HOURS = 40;

/** Default variation between the weeks of a project. */
const SHOCKS: WeekShocks = { carry: 0.2, sigma: 0.03 };

export interface ProjectInput extends IssueContext {
  readonly spec: ProjectSpec;
  readonly seed: number;
}

/** Generates the tickets of one project, oldest first, and then its notes. */
export function generateProject(input: ProjectInput): Issue[] {
  const { spec, seed } = input;
  const random = createRandom(seed, spec.key);
  const common = sharedWeeks(spec.shared, seed);
  const end = spec.closedAfter === undefined ? Infinity : Date.parse(spec.closedAfter) + DAY_MS;
  const drafts = draftWeeks(spec, common, {
    random,
    time: createRandom(seed, `${spec.key} time`),
    size: createRandom(seed, `${spec.key} points`),
  })
    .filter(({ created }) => created < end)
    .toSorted((a, b) => a.created - b.created);
  const tickets = drafts.map((draft, index) => toIssue({ ...input, end }, draft, index, random));
  const notes = (spec.notes ?? []).map((note, index) => noteIssue(input, note, tickets.length + index));
  return [...tickets, ...notes];
}

/** Random numbers of a project. Logged time and estimates have random numbers of their own, so that other values do not depend on them. */
interface Draws {
  readonly random: Random;
  readonly time: Random;
  readonly size: Random;
}

/** @param common the organization's effect on the hours begun in a week, as a logarithm */
function draftWeeks(spec: ProjectSpec, common: (week: number) => number, { random, time, size }: Draws): Draft[] {
  const { carry, sigma } = spec.shocks ?? SHOCKS;
  const end = Date.parse(spec.lastDay ?? LAST_DAY) + 17 * HOUR_MS;
  const first = Date.parse(spec.from);
  const change = Date.parse(spec.changeDate ?? CHANGE_DATE);
  const effectEnds = spec.effectEnds === undefined ? Infinity : Date.parse(spec.effectEnds);
  const drafts: Draft[] = [];
  const logTime = timeLogger(spec.timeLog, time);
  let shock = 0;
  for (let week = first; week < end; week += WEEK_MS) {
    shock = carry * shock + sigma * random.normal();
    const level = Math.exp(shock + common(week) + ((spec.weeklyTrend ?? 0) * (week - first)) / WEEK_MS);
    const after = week >= change;
    const begun = random.poisson(spec.ticketsPerWeek * (after ? spec.throughput : 1) * season(week));
    for (let ticket = 0; ticket < begun; ticket += 1) {
      const start = addWorkingHours(week, WEEKLY_HOURS * random.next());
      const plain = random.logNormal(spec.medianHours, spec.sigma);
      const hours = plain * level * (after && week < effectEnds ? effectOf(spec, (week - change) / WEEK_MS) : 1);
      const { inProgress, loggedHours } = logTime(hours);
      if (start > end) continue;
      const draft = draftTicket(spec, random, start, inProgress, end);
      drafts.push({ ...draft, loggedHours, estimates: estimatesOf(spec.estimates, size, plain, draft) });
    }
  }
  return drafts;
}

/** The factor by which the hours change in a week after the change. */
const effectOf = ({ effect, rampWeeks = 1 }: ProjectSpec, weeksAfter: number) =>
  weeksAfter + 1 >= rampWeeks ? effect : effect ** ((weeksAfter + 1) / rampWeeks);

/** Returns a function that turns the hours of a ticket's work into its hours in progress and its logged hours. */
function timeLogger(log: ProjectSpec['timeLog'], random: Random) {
  return (hours: number) => {
    if (log === undefined) return { inProgress: hours, loggedHours: null };
    const inProgress = hours * random.logNormal(1, log.waiting);
    return { inProgress, loggedHours: random.chance(log.share) ? hours : null };
  };
}

/** Weekly effects that all teams of an organization share, no matter which week is their first. */
function sharedWeeks(shared: SharedWeeks | undefined, seed: number): (week: number) => number {
  if (shared === undefined) return () => 0;
  const { name, shocks, effect } = shared;
  const random = createRandom(seed, name);
  const levels = new Map<number, number>();
  let shock = 0;
  for (let week = Date.parse(FIRST_DAY); week <= Date.parse(LAST_DAY_OF_PILOT); week += WEEK_MS) {
    shock = shocks.carry * shock + shocks.sigma * random.normal();
    levels.set(week, shock + (week >= Date.parse(CHANGE_DATE) ? Math.log(effect) : 0));
  }
  return (week) => levels.get(week) ?? 0;
}

/** Less work begins around New Year and in the middle of summer. */
function season(week: number): number {
  const date = new Date(week + 3 * DAY_MS);
  const month = date.getUTCMonth() + 1;
  const day = date.getUTCDate();
  if ((month === 12 && day > 20) || (month === 1 && day < 4)) return 0.35;
  return month === 7 && day > 10 ? 0.85 : 1;
}
