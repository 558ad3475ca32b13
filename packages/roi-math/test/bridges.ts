import { type EvidenceFields, type PeriodMetrics, type Report, evidenceFrom } from '@roi-insight/contracts';
import { bridge } from '../src/money/bridge.ts';
import type { BridgeStep } from '../src/money/bridgeStep.ts';
import { defaultEconomics } from '../src/money/economics.ts';
import { report } from './reports.ts';

/** Licenses cost nothing, and all saved time is put to use. */
export const FREE = { ...defaultEconomics, pricePerSeatMonth: 0, realisationRate: 1 };

/** The round report with different evidence. */
export function withEvidence(over: Partial<EvidenceFields>, post: Partial<PeriodMetrics> = {}): Report {
  const { evidence, ...rest } = report({ post });
  if (evidence === undefined) throw new Error('the report has evidence');
  return { ...rest, evidence: evidenceFrom({ ...evidence, ...over }) };
}

/** Average measured hours of the 90 tickets before and the 110 after adoption. */
export const hours = (pre: number, post: number) => ({
  measuredHours: { pre: { tickets: 90, hours: 90 * pre }, post: { tickets: 110, hours: 110 * post } },
});

/** The bridge, which must be available. */
export function ready(...args: Parameters<typeof bridge>) {
  const result = bridge(...args);
  if (result.kind !== 'ready') throw new Error(`unavailable: ${result.reason}`);
  return result;
}

export function step<K extends BridgeStep['kind']>(kind: K, ...args: Parameters<typeof bridge>) {
  const found = ready(...args).steps.find((each): each is Extract<BridgeStep, { kind: K }> => each.kind === kind);
  if (found === undefined) throw new Error(`no step ${kind}`);
  return found;
}

/** Dollars: 25 seats × $20 × 91 days, in months. */
export const licenses = 25 * 20 * (91 / (365 / 12));
/** Dollars saved of 110 measured tasks × 8 h × $50: 10 % of the cost without the assistant is 10/90 of the actual cost. */
export const saved = (percent: number, cost = 44_000) => (cost * percent) / (100 - percent);
