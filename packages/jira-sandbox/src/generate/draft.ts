import { DAY_MS, HOUR_MS } from '../time.ts';
import type { ProjectSpec, Step } from './projectSpec.ts';
import type { Random } from './random.ts';
import { addWorkingHours, nextWorkingMoment } from './workingTime.ts';

/** An estimate of a ticket's hours, and when it was made, on the team's wall clock. */
export interface Estimate {
  readonly at: number;
  readonly hours: number;
}

/** The history of one ticket on its team's wall clock. `moves` are in chronological order. */
export interface Draft {
  readonly created: number;
  readonly moves: readonly { readonly at: number; readonly to: Step }[];
  /** Hours of work that were logged; null if none were. */
  readonly loggedHours: number | null;
  /** In order of time; empty if the ticket was never estimated. */
  readonly estimates: readonly Estimate[];
}

/** Drafts a ticket's history up to `end`. `start`: wall time at which work begins. `hours`: working hours that it takes. */
export function draftTicket(
  spec: ProjectSpec,
  random: Random,
  start: number,
  hours: number,
  end: number,
): Pick<Draft, 'created' | 'moves'> {
  const created = createdBefore(start, random);
  const moves = spec.neverFinishes === true ? unfinished(random, start) : finished(spec, random, created, start, hours);
  return { created, moves: moves.filter(({ at }) => at <= end) };
}

/** Tickets wait in the backlog for about a week, and are created during or close to working hours. */
function createdBefore(start: number, random: Random): number {
  const waited = start - random.logNormal(6, 1) * DAY_MS;
  const midnight = waited - (waited % DAY_MS);
  return Math.min(midnight + (8 + 11 * random.next()) * HOUR_MS, start - HOUR_MS / 2);
}

function unfinished(random: Random, start: number): Draft['moves'] {
  return random.chance(0.4) ? [{ at: start, to: 'inProgress' }] : [];
}

function finished(spec: ProjectSpec, random: Random, created: number, start: number, hours: number): Draft['moves'] {
  // The ticket is closed from the backlog (done elsewhere or rejected), so it has no time in progress to measure.
  if (random.chance(0.06)) return [{ at: Math.max(start, created), to: 'done' }];
  if (random.chance(0.07)) return unfinished(random, start);
  const timeline = new TicketTimeline(start);
  const paused = random.chance(0.1);
  if (paused) {
    const before = hours * (0.2 + 0.5 * random.next());
    timeline.work(before);
    timeline.move('todo');
    timeline.wait((1 + 5 * random.next()) * DAY_MS);
    timeline.move('inProgress');
    workAndReview(timeline, hours - before, random);
  } else {
    const makesDetours = spec.detourShare === undefined || random.chance(spec.detourShare);
    detour(timeline, hours / 2, makesDetours ? (spec.detours ?? 0) : 0);
    workAndReview(timeline, hours / 2, random);
  }
  if (random.chance(0.05)) reopen(timeline, hours * (0.15 + 0.25 * random.next()), random);
  return timeline.moves;
}

function detour(timeline: TicketTimeline, hours: number, rounds: number): void {
  for (let round = 0; round < rounds; round += 1) {
    timeline.work(hours / rounds / 2);
    timeline.move('inReview');
    timeline.work(hours / rounds / 2);
    timeline.move('inProgress');
  }
  if (rounds === 0) timeline.work(hours);
}

function workAndReview(timeline: TicketTimeline, hours: number, random: Random): void {
  const reviewed = random.chance(0.7) ? hours * (0.1 + 0.25 * random.next()) : 0;
  timeline.work(hours - reviewed);
  if (reviewed > 0) {
    timeline.move('inReview');
    timeline.work(reviewed);
  }
  timeline.move('done');
}

function reopen(timeline: TicketTimeline, hours: number, random: Random): void {
  timeline.wait((1 + 9 * random.next()) * DAY_MS);
  timeline.move('inProgress');
  if (random.chance(0.15)) return;
  timeline.work(hours);
  timeline.move('done');
}

/** Advances a ticket's clock and records its moves. */
class TicketTimeline {
  readonly moves: { at: number; to: Step }[] = [];
  private now: number;

  constructor(start: number) {
    this.now = start;
    this.move('inProgress');
  }

  move(to: Step): void {
    this.moves.push({ at: this.now, to });
  }

  work(hours: number): void {
    this.now = addWorkingHours(this.now, hours);
  }

  wait(milliseconds: number): void {
    this.now = nextWorkingMoment(this.now + milliseconds);
  }
}
