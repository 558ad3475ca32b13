import type { Economics, EvidenceFields, Quarter } from '@roi-insight/contracts';
import { FREE, ready, withEvidence } from './bridges.ts';

/** A quarter with the figures of the first quarter: 110 tickets of 8 h, 18 % saved. */
export function quarter(number: number, over: Partial<Quarter> = {}): Quarter {
  return {
    firstWeek: (number - 1) * 13,
    lastWeek: number * 13 - 1,
    complete: true,
    tickets: 110,
    weeks: 13,
    measuredHours: { tickets: 110, hours: 880 },
    effectPercent: 20,
    intervalPercent: [10, 30],
    headlinePercent: 18,
    detectablePercent: 12,
    ...over,
  };
}

export const NO_ESTIMATE = {
  effectPercent: null,
  intervalPercent: null,
  headlinePercent: null,
  detectablePercent: null,
};
export const percent = (base: number, low = base - 5, high = base + 5) => ({
  effectPercent: base,
  headlinePercent: base,
  intervalPercent: [low, high] as [number, number],
});

/** The bridge of the round report with later quarters. */
export function withQuarters(
  later: readonly Quarter[],
  over: Partial<EvidenceFields> = {},
  economics: Economics = FREE,
) {
  const quarters = [quarter(1), ...later];
  return ready(withEvidence({ quarters, lasting: 'lasting', ...over }), economics);
}
