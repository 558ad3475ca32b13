import type { Evidence } from '@roi-insight/contracts';
import type { CompletedTicket } from '../measure/classifyTickets.ts';
import { combine } from '../report/combine.ts';
import { type Share, shareRose } from '../stats/proportionTest.ts';
import { welch } from '../stats/welch.ts';

/** The tickets completed in one window, and its length. */
export interface GuardedPeriod {
  readonly completed: readonly CompletedTicket[];
  /** Calendar days of the window. */
  readonly days: number;
}

/** The measures that must not get worse while tickets get faster; shares from 0 to 1, null without completed tickets. */
export function guardrails(pre: GuardedPeriod, post: GuardedPeriod): Evidence['guardrails'] {
  const both = (measure: (period: GuardedPeriod) => number | null) => ({ pre: measure(pre), post: measure(post) });
  return {
    reopen_rate: both((period) => ratio(share(period, isReopened))),
    bug_share: both((period) => ratio(share(period, isBug))),
    throughput_per_week: both(({ completed, days }) => combine([completed.length, days], (n, d) => (n / d) * 7)),
  };
}

/** Significance level: a share counts as worse if chance alone would show such a rise in fewer than 1 of 20 cases. */
const SIGNIFICANCE_LEVEL = 0.05;
const MORE_THAN_CHANCE = 'a difference that chance alone would rarely make';

/** Sentences about the shares that rose by more than chance explains. */
export function worsened(pre: GuardedPeriod, post: GuardedPeriod): string[] {
  const sentences: string[] = [];
  if (shareRose(share(pre, isReopened), share(post, isReopened)) < SIGNIFICANCE_LEVEL) {
    sentences.push(
      `More completed tickets had to be reopened than before adoption (${fromTo(pre, post, isReopened)}), ${MORE_THAN_CHANCE}.`,
    );
  }
  if (shareRose(share(pre, isBug), share(post, isBug)) < SIGNIFICANCE_LEVEL) {
    sentences.push(
      `More of the completed tickets are bugs than before adoption (${fromTo(pre, post, isBug)}), ${MORE_THAN_CHANCE}.`,
    );
  }
  return sentences;
}

/**
 * Whether fewer tickets are completed, by more than chance explains.
 * @param weeklyCounts completed tickets in each full week of the windows
 */
export function throughputFell({ pre, post }: { readonly pre: readonly number[]; readonly post: readonly number[] }) {
  const throughput = welch(pre, post);
  return throughput !== null && throughput.high < 0
    ? `Fewer tickets were completed per week than before adoption, ${MORE_THAN_CHANCE}.`
    : null;
}

const isReopened = (ticket: CompletedTicket) => ticket.reopened;
const isBug = (ticket: CompletedTicket) => ticket.isBug;

function share({ completed }: GuardedPeriod, test: (ticket: CompletedTicket) => boolean): Share {
  return { count: completed.filter(test).length, of: completed.length };
}

function ratio({ count, of }: Share): number | null {
  return combine([count, of], (some, all) => some / all);
}

function fromTo(pre: GuardedPeriod, post: GuardedPeriod, test: (ticket: CompletedTicket) => boolean): string {
  const percent = (period: GuardedPeriod) => `${((ratio(share(period, test)) ?? 0) * 100).toFixed(0)} %`;
  return `${percent(pre)} before, ${percent(post)} after`;
}
