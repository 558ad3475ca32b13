import type { Doubt, Evidence, GuardrailChange, QualityWord } from '@roi-insight/contracts';
import type { CompletedTicket } from '../../measure/classifyTickets.ts';
import type { DaySpan } from '../../measure/windows.ts';
import { combine } from '../../report/combine.ts';
import { type Share, shareRose } from '../../stats/sharesDiffer.ts';
import { type Difference, welch } from '../../stats/welch.ts';
import type { Change } from '../change.ts';

type Guardrails = Evidence['guardrails'];

/** The data of one window for the guardrails: the numbers of completed tickets, and the length of the window. */
export interface GuardedPeriod {
  readonly completed: number;
  readonly reopened: number;
  /** Null if it is not known which tickets are bugs. */
  readonly bugs: number | null;
  /** Calendar days of the window. */
  readonly days: number;
}

/** Counts the tickets completed in a window. */
export function guardedPeriod(completed: readonly CompletedTicket[], { from, to }: DaySpan): GuardedPeriod {
  let reopened = 0;
  let bugs: number | null = 0;
  for (const ticket of completed) {
    reopened += Number(ticket.reopened);
    bugs = bugs === null || ticket.isBug === null ? null : bugs + Number(ticket.isBug);
  }
  return { completed: completed.length, reopened, bugs, days: to - from };
}

/**
 * The measures that must not get worse while tickets get faster; shares are from 0 to 1, and null if there are no completed tickets.
 * @param changes null if there is no estimate
 */
export function guardrails(pre: GuardedPeriod, post: GuardedPeriod, changes: GuardrailChanges | null): Guardrails {
  const both = (name: keyof Guardrails, measure: (period: GuardedPeriod) => number | null) => ({
    pre: measure(pre),
    post: measure(post),
    change: changes?.[name] ?? null,
  });
  return {
    reopenRate: both('reopenRate', (period) => ratio(reopenedIn(period))),
    bugShare:
      pre.bugs === null || post.bugs === null
        ? { pre: null, post: null, change: null }
        : both('bugShare', (period) => ratio(bugsIn(period))),
    throughputPerWeek: both('throughputPerWeek', ({ completed, days }) =>
      combine([completed, days], (n, d) => (n / d) * 7),
    ),
  };
}

/**
 * One-sided significance levels of a share. A move that contradicts the change in time counts if chance alone would
 * show it in fewer than 1 of 20 cases, because a false doubt costs less than a missed one; any other move must pass a
 * two-sided test at 5 %.
 */
const LEVEL = { contradicting: 0.05, other: 0.025 };

/** The direction in which each measure moved by more than chance explains. */
export type GuardrailChanges = Readonly<Record<keyof Guardrails, GuardrailChange>>;

/**
 * Judges each guardrail in both directions. Shares: two-proportion tests. Throughput: the 95 % Welch interval of the
 * difference in tickets a week.
 * @param weeklyCounts completed tickets in each full week of the windows
 */
export function guardrailChanges(
  pre: GuardedPeriod,
  post: GuardedPeriod,
  weeklyCounts: { readonly pre: readonly number[]; readonly post: readonly number[] },
  change: Change,
): GuardrailChanges {
  const contradicting = contradictingMove(change);
  const level = (move: 'rose' | 'fell') => (move === contradicting ? LEVEL.contradicting : LEVEL.other);
  const moved = (share: ShareIn): GuardrailChange => {
    const [before, after] = [share(pre), share(post)];
    if (shareRose(before, after) < level('rose')) return 'rose';
    return shareRose(after, before) < level('fell') ? 'fell' : 'not-clear';
  };
  return {
    reopenRate: moved(reopenedIn),
    bugShare: moved(bugsIn),
    throughputPerWeek: throughputChange(welch(weeklyCounts.pre, weeklyCounts.post)),
  };
}

/** If the share of reopened tickets or of bugs moves in this direction, the move casts doubt on the change. */
function contradictingMove(change: Change): 'rose' | 'fell' {
  return change.estimate > 0 ? 'fell' : 'rose';
}

function throughputChange(difference: Difference | null): GuardrailChange {
  if (difference === null) return 'not-clear';
  if (difference.low > 0) return 'rose';
  return difference.high < 0 ? 'fell' : 'not-clear';
}

/**
 * A doubt if the share of reopened tickets contradicts a change in time by more than chance explains: if times fell, more tickets were reopened; if times
 * rose, fewer, because a team that works more carefully is not slower at the same work.
 */
export function reopenedDoubt(
  pre: GuardedPeriod,
  post: GuardedPeriod,
  moved: GuardrailChange,
  change: Change,
): Doubt | null {
  const contradicting = contradictingMove(change);
  if (moved !== contradicting) return null;
  return {
    kind: 'reopened',
    change: contradicting === 'fell' ? 'fewer' : 'more',
    pre: ratio(reopenedIn(pre)) ?? 0,
    post: ratio(reopenedIn(post)) ?? 0,
  };
}

/**
 * A doubt if the quality contradicts a change in time: it got worse while times fell, or better while times rose. Bugs lead the word for quality, so that
 * their share of the completed tickets is no further doubt: bugs that are not completed, which that share misses, count here.
 */
export function qualityDoubt(quality: QualityWord, change: Change): Doubt | null {
  if (change.estimate <= 0 && quality === 'worse') return { kind: 'bugs-created', change: 'more' };
  return change.estimate > 0 && quality === 'better' ? { kind: 'bugs-created', change: 'fewer' } : null;
}

/**
 * A doubt if fewer tickets are completed although tickets take less time, or more tickets although tickets take more
 * time. The number of tickets must change by more than chance explains.
 */
export function throughputDoubt({ throughputPerWeek: moved }: GuardrailChanges, change: Change): Doubt | null {
  if (change.estimate <= 0 && moved === 'fell') return { kind: 'throughput', change: 'fewer' };
  return change.estimate > 0 && moved === 'rose' ? { kind: 'throughput', change: 'more' } : null;
}

type ShareIn = (period: GuardedPeriod) => Share;
const reopenedIn: ShareIn = ({ reopened, completed }) => ({ count: reopened, of: completed });
/** No bugs, in both periods, do not differ: a share that is not known raises no doubt. */
const bugsIn: ShareIn = ({ bugs, completed }) => ({ count: bugs ?? 0, of: completed });

function ratio({ count, of }: Share): number | null {
  return combine([count, of], (some, all) => some / all);
}
