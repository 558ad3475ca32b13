import type { Evidence } from '@roi-insight/contracts';
import { verdictFromInterval } from '@roi-insight/roi-math';
import type { Row } from '../markdownTable.ts';
import type { CellResult } from './runCell.ts';
import type { Cell } from './worlds/world.ts';

/** Results of the check with open tickets, as numbers of runs. */
export interface OpenTicketsResult {
  readonly refused: number;
  /** Runs whose 95 % interval contains the true effect. */
  readonly covered: number;
  readonly faster: number;
  readonly slower: number;
}

/** Limits that the check would have to meet in every world to decide the verdict. They were fixed before it was tried. */
const MAX_FALSE = 0.03;
const MIN_COVERAGE = 0.93;

/** The limits as text. */
export const OPEN_TICKETS_LIMITS = `false claims ≤ ${MAX_FALSE * 100} % a side, coverage ≥ ${MIN_COVERAGE * 100} %`;

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

/** The row of a world; shares in percent of its runs, coverage in percent of the runs that are not refused. */
export function openTicketsRow({ name, world }: Cell, { runs, openTickets: result }: CellResult): Row[] {
  if (result === undefined) return [];
  const direction = Math.sign(Math.round(world.truth));
  const falseFaster = direction > 0 ? null : result.faster / runs;
  const falseSlower = direction < 0 ? null : result.slower / runs;
  const coverage = result.refused === runs ? null : result.covered / (runs - result.refused);
  const found = direction > 0 ? result.faster : result.slower;
  const missed = [
    (falseFaster ?? 0) > MAX_FALSE ? 'false faster' : '',
    (falseSlower ?? 0) > MAX_FALSE ? 'false slower' : '',
    (coverage ?? 1) < MIN_COVERAGE ? 'coverage' : '',
  ];
  return [
    {
      world: name,
      'false faster %': percent(falseFaster),
      'false slower %': percent(falseSlower),
      'coverage %': percent(coverage),
      'found %': direction === 0 ? null : percent(found / runs),
      'refused %': percent(result.refused / runs),
      missed: missed.filter((text) => text !== '').join(', '),
    },
  ];
}

const percent = (share: number | null) => (share === null ? null : Number((share * 100).toFixed(1)));
