import type { Evidence } from '@roi-insight/contracts';
import { verdictFromInterval } from '@roi-insight/roi-math';

/** Results of the check with open tickets, as numbers of runs. */
export interface OpenTicketsResult {
  readonly refused: number;
  /** Runs whose 95 % interval contains the true effect. */
  readonly covered: number;
  readonly faster: number;
  readonly slower: number;
}

/** @param truth percent of time saved */
export function tallyOpenTickets(evidences: readonly Evidence[], truth: number): OpenTicketsResult {
  const intervals = evidences.flatMap(({ openTickets }) => (openTickets === null ? [] : [openTickets.intervalPercent]));
  const verdicts = intervals.map(verdictFromInterval);
  return {
    refused: evidences.length - intervals.length,
    covered: intervals.filter(([low, high]) => low <= truth && truth <= high).length,
    faster: verdicts.filter((verdict) => verdict === 'faster').length,
    slower: verdicts.filter((verdict) => verdict === 'slower').length,
  };
}
