import type { Between } from './peopleRange.ts';

/** The effect on those who use the assistant: an extrapolation, not an estimate. */
export interface EffectForUsers extends Between {
  /** Whether it would be more than all of their time, and ends there. */
  readonly isLimited: boolean;
}

/**
 * The effect on the team ÷ the mean share who used the assistant, in percent of time saved: it assumes that the assistant
 * changed nothing for the others. Those who use it cannot save more time than they have.
 * @param effectPercent of the team; negative: slower
 * @returns null if the share may be 0
 */
export function effectForUsers(effectPercent: number, share: Between): EffectForUsers | null {
  if (!(share.low > 0)) return null;
  const ends = [effectPercent / share.low, effectPercent / share.high];
  const limited = (value: number) => Math.min(value, 100);
  return {
    low: limited(Math.min(...ends)),
    high: limited(Math.max(...ends)),
    isLimited: Math.max(...ends) > 100,
  };
}
