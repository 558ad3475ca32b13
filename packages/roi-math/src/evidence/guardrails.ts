import type { Evidence } from '@roi-insight/contracts';
import type { CompletedTicket } from '../measure/census.ts';
import { combine } from '../report/combine.ts';
import { type Share, shareRose } from '../stats/proportionTest.ts';
import { welch } from '../stats/welch.ts';

/** The tickets completed in one window. */
export interface GuardedSide {
  readonly completed: readonly CompletedTicket[];
  /** Calendar days of the window. */
  readonly days: number;
}

/** What must not get worse while tickets get faster. */
export function guardrails(pre: GuardedSide, post: GuardedSide): Evidence['guardrails'] {
  const both = (measure: (side: GuardedSide) => number | null) => ({ pre: measure(pre), post: measure(post) });
  return {
    reopen_rate: both((side) => ratio(share(side, isReopened))),
    bug_share: both((side) => ratio(share(side, isBug))),
    throughput_per_week: both(({ completed, days }) => combine([completed.length, days], (n, d) => (n / d) * 7)),
  };
}

/** A share counts as worse when chance alone would show such a rise in fewer than 1 of 20 cases. */
const WORSE_BELOW = 0.05;

/**
 * Which guardrails credibly got worse, as sentences.
 * @param weeklyCounts completed tickets of each full week of the windows
 */
export function worsened(
  pre: GuardedSide,
  post: GuardedSide,
  weeklyCounts: { readonly pre: readonly number[]; readonly post: readonly number[] },
): string[] {
  const sentences: string[] = [];
  if (shareRose(share(pre, isReopened), share(post, isReopened)) < WORSE_BELOW) {
    sentences.push(
      `More completed tickets had to be reopened than before adoption (${fromTo(pre, post, isReopened)}).`,
    );
  }
  if (shareRose(share(pre, isBug), share(post, isBug)) < WORSE_BELOW) {
    sentences.push(`More of the completed tickets are bugs than before adoption (${fromTo(pre, post, isBug)}).`);
  }
  const throughput = welch(weeklyCounts.pre, weeklyCounts.post);
  if (throughput !== null && throughput.high < 0) {
    sentences.push('Fewer tickets were completed per week than before adoption.');
  }
  return sentences;
}

const isReopened = (ticket: CompletedTicket) => ticket.reopened;
const isBug = (ticket: CompletedTicket) => ticket.isBug;

function share({ completed }: GuardedSide, test: (ticket: CompletedTicket) => boolean): Share {
  return { count: completed.filter(test).length, of: completed.length };
}

function ratio({ count, of }: Share): number | null {
  return combine([count, of], (some, all) => some / all);
}

function fromTo(pre: GuardedSide, post: GuardedSide, test: (ticket: CompletedTicket) => boolean): string {
  const percent = (side: GuardedSide) => `${((ratio(share(side, test)) ?? 0) * 100).toFixed(0)} %`;
  return `${percent(pre)} before, ${percent(post)} after`;
}
