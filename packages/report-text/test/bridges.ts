import { type Economics, type Evidence, type Report, evidenceFrom } from '@roi-insight/contracts';
import * as fixtures from '@roi-insight/contracts/fixtures';
import { type Bridge, bridge, defaultEconomics } from '@roi-insight/roi-math';

export type ReadyBridge = Extract<Bridge, { kind: 'ready' }>;

/** The clear win with 200 measured tickets of 8 h after adoption and 10 h before: $80,000 after, $20,000 less than before. */
export function given(over: Partial<Evidence> = {}): Report {
  const { evidence } = fixtures.clearWin;
  if (evidence === undefined) throw new Error('the fixture has evidence');
  const measured = { pre: { tickets: 100, hours: 1000 }, post: { tickets: 200, hours: 1600 } };
  const figures: Partial<Evidence> = { headlinePercent: 10, intervalPercent: [5, 30], measuredHours: measured };
  return { ...fixtures.clearWin, evidence: evidenceFrom({ ...evidence, ...figures, ...over }) };
}

/** Its bridge, which must be available. */
export function readyBridge(report = given(), economics: Partial<Economics> = {}): ReadyBridge {
  const outcome = bridge(report, { ...defaultEconomics, ...economics });
  if (outcome.kind !== 'ready') throw new Error(outcome.reason);
  return outcome;
}
