import type { ProjectSpec } from './projectSpec.ts';
import type { Random } from './random.ts';
import { addWorkingHours, nextWorkingMoment } from './workingTime.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A step of the workflow. */
export type Step = 'todo' | 'inProgress' | 'inReview' | 'done';

/** The life of one ticket on the wall clock of its team. `moves` are in order of time. */
export interface Draft {
  readonly created: number;
  readonly moves: readonly { readonly at: number; readonly to: Step }[];
}

/**
 * Tells a ticket's life from the moment work on it begins. What would happen after `end` has not happened yet.
 * @param start wall time at which work begins
 * @param hours working hours it takes
 */
export function draftTicket(spec: ProjectSpec, random: Random, start: number, hours: number, end: number): Draft {
  const created = createdBefore(start, random);
  const moves = spec.neverFinishes === true ? unfinished(random, start) : finished(spec, random, created, start, hours);
  return { created, moves: moves.filter(({ at }) => at <= end) };
}

/** Tickets wait in the backlog for about a week, and are written in the hours around the working day. */
function createdBefore(start: number, random: Random): number {
  const waited = start - random.logNormal(6, 1) * DAY;
  const midnight = waited - (waited % DAY);
  return Math.min(midnight + (8 + 11 * random.next()) * HOUR, start - HOUR / 2);
}

function unfinished(random: Random, start: number): Draft['moves'] {
  return random.chance(0.4) ? [{ at: start, to: 'inProgress' }] : [];
}

function finished(spec: ProjectSpec, random: Random, created: number, start: number, hours: number): Draft['moves'] {
  // Closed from the backlog (done elsewhere, or not to be done): there is no time in progress to measure.
  if (random.chance(0.06)) return [{ at: Math.max(start, created), to: 'done' }];
  if (random.chance(0.07)) return unfinished(random, start);
  const life = new Life(start);
  const paused = random.chance(0.1);
  if (paused) {
    const before = hours * (0.2 + 0.5 * random.next());
    life.work(before);
    life.move('todo');
    life.wait((1 + 5 * random.next()) * DAY);
    life.move('inProgress');
    workAndReview(life, hours - before, random);
  } else {
    detour(life, hours / 2, spec.detours ?? 0);
    workAndReview(life, hours / 2, random);
  }
  if (random.chance(0.05)) reopen(life, hours * (0.15 + 0.25 * random.next()), random);
  return life.moves;
}

function detour(life: Life, hours: number, rounds: number): void {
  for (let round = 0; round < rounds; round += 1) {
    life.work(hours / rounds / 2);
    life.move('inReview');
    life.work(hours / rounds / 2);
    life.move('inProgress');
  }
  if (rounds === 0) life.work(hours);
}

function workAndReview(life: Life, hours: number, random: Random): void {
  const reviewed = random.chance(0.7) ? hours * (0.1 + 0.25 * random.next()) : 0;
  life.work(hours - reviewed);
  if (reviewed > 0) {
    life.move('inReview');
    life.work(reviewed);
  }
  life.move('done');
}

function reopen(life: Life, hours: number, random: Random): void {
  life.wait((1 + 9 * random.next()) * DAY);
  life.move('inProgress');
  if (random.chance(0.15)) return;
  life.work(hours);
  life.move('done');
}

/** A ticket on its way: the clock moves on, the moves are written down. */
class Life {
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
