import type { Issue } from '../issue.ts';
import { DAY_MS, HOUR_MS } from '../time.ts';
import { type Draft, draftTicket } from './draft.ts';
import { CHANGE_DATE, LAST_DAY, type ProjectSpec } from './projectSpec.ts';
import { createRandom, type Random } from './random.ts';
import { type IssueContext, toIssue } from './toIssue.ts';
import { addWorkingHours } from './workingTime.ts';

const WEEK_MS = 7 * DAY_MS;
const WEEKLY_HOURS = 40;

/** How strongly a good or bad week carries over into the next, and how much weeks differ (log hours). */
const SHOCK = { carry: 0.2, sigma: 0.03 };

export interface ProjectInput extends IssueContext {
  readonly spec: ProjectSpec;
  readonly seed: number;
}

/** Generates the tickets of one project, oldest first. */
export function generateProject(input: ProjectInput): Issue[] {
  const { spec, seed } = input;
  const random = createRandom(seed, spec.key);
  const drafts = draftWeeks(spec, random).toSorted((a, b) => a.created - b.created);
  return drafts.map((draft, index) => toIssue(input, draft, index, random));
}

function draftWeeks(spec: ProjectSpec, random: Random): Draft[] {
  const end = Date.parse(LAST_DAY) + 17 * HOUR_MS;
  const change = Date.parse(CHANGE_DATE);
  const drafts: Draft[] = [];
  let shock = 0;
  for (let week = Date.parse(spec.from); week < end; week += WEEK_MS) {
    shock = SHOCK.carry * shock + SHOCK.sigma * random.normal();
    const after = week >= change;
    const begun = random.poisson(spec.ticketsPerWeek * (after ? spec.throughput : 1) * season(week));
    for (let ticket = 0; ticket < begun; ticket += 1) {
      const start = addWorkingHours(week, WEEKLY_HOURS * random.next());
      const hours = random.logNormal(spec.medianHours, spec.sigma) * Math.exp(shock) * (after ? spec.effect : 1);
      if (start <= end) drafts.push(draftTicket(spec, random, start, hours, end));
    }
  }
  return drafts;
}

/** Little is begun between the years and in the middle of summer. */
function season(week: number): number {
  const date = new Date(week + 3 * DAY_MS);
  const month = date.getUTCMonth() + 1;
  const day = date.getUTCDate();
  if ((month === 12 && day > 20) || (month === 1 && day < 4)) return 0.35;
  return month === 7 && day > 10 ? 0.85 : 1;
}
