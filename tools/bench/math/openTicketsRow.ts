import type { Row } from '../markdownTable.ts';
import type { CellResult } from './runCell.ts';
import type { Cell } from './worlds/world.ts';

/** Limits that the check would have to meet in every world to decide the verdict. They were fixed before it was tried. */
const MAX_FALSE = 0.03;
const MIN_COVERAGE = 0.93;

/** The limits as text. */
export const OPEN_TICKETS_LIMITS = `false claims ≤ ${MAX_FALSE * 100} % a side, coverage ≥ ${MIN_COVERAGE * 100} %`;

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
