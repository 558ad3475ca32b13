import type { Issue, Project } from '../issue.ts';
import type { Zone } from '../time.ts';
import { type Draft, draftTicket } from './draft.ts';
import { CHANGE_DATE, LAST_DAY, type ProjectSpec } from './projectSpec.ts';
import { createRandom, type Random } from './random.ts';
import type { StatusSet } from './statuses.ts';
import { toIssue } from './toIssue.ts';
import { addWorkingHours } from './workingTime.ts';

const DAY = 86_400_000;
const WEEK = 7 * DAY;
const WEEKLY_HOURS = 40;

/** How strongly a good or bad week carries over into the next, and how much weeks differ (log hours). */
const SHOCK = { carry: 0.2, sigma: 0.03 };

export interface ProjectInput {
  readonly spec: ProjectSpec;
  readonly project: Project;
  readonly statuses: StatusSet;
  readonly firstId: number;
  readonly seed: number;
  readonly zone: Zone;
}

/** Generates the tickets of one project, oldest first. */
export function generateProject(input: ProjectInput): Issue[] {
  const { spec, seed } = input;
  const random = createRandom(seed, spec.key);
  const drafts = draftWeeks(spec, random).toSorted((a, b) => a.created - b.created);
  return drafts.map((draft, index) => toIssue(input, draft, index, random));
}

function draftWeeks(spec: ProjectSpec, random: Random): Draft[] {
  const end = Date.parse(LAST_DAY) + 17 * 3_600_000;
  const change = Date.parse(CHANGE_DATE);
  const drafts: Draft[] = [];
  let shock = 0;
  for (let week = Date.parse(spec.from); week < end; week += WEEK) {
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
  const date = new Date(week + 3 * DAY);
  const month = date.getUTCMonth() + 1;
  const day = date.getUTCDate();
  if ((month === 12 && day > 20) || (month === 1 && day < 4)) return 0.35;
  return month === 7 && day > 10 ? 0.85 : 1;
}
