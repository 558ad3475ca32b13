import { shareDifference } from '../stats/rates/shareDifference.ts';
import { countWindows } from './countWindows.ts';
import { type Compared, hasEnough } from './hasEnough.ts';
import type { Counts } from './ratioSeries.ts';

const PERCENT = 100;

/** The share of completed tickets that had been reopened, in percent, and its change in points. */
export function reopenedChange(reopened: Counts): Compared {
  const { pre, post, dispersion } = countWindows(reopened);
  const [before, after] = [
    { count: pre.count, of: pre.exposure },
    { count: post.count, of: post.exposure },
  ];
  const change = hasEnough(reopened.weeks) ? shareDifference(before, after, dispersion) : null;
  return {
    pre: before.of > 0 ? (PERCENT * before.count) / before.of : null,
    post: after.of > 0 ? (PERCENT * after.count) / after.of : null,
    change: change && { estimate: change.estimate * PERCENT, low: change.low * PERCENT, high: change.high * PERCENT },
  };
}
