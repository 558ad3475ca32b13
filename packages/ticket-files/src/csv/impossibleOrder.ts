import type { ImpossibleOrder } from '@roi-insight/contracts';
import { TOLERANCE_MS } from '../dateBounds.ts';
import type { CsvCells } from './CsvCells.ts';

/** The impossible order of the dates in the current row; null if their order is possible. */
export function impossibleOrder(
  cells: CsvCells,
  createdAtMs: number,
  startedAtMs: number | null,
  endedAtMs: number | null,
): ImpossibleOrder | null {
  const earliest = createdAtMs - TOLERANCE_MS;
  if (endedAtMs !== null && endedAtMs < earliest) return 'done-before-created';
  if (startedAtMs === null) return null;
  // A date without a time may stand for any moment until the end of its day.
  if (startedAtMs < earliest && (cells.date('started', 'end') ?? startedAtMs) < earliest)
    return 'started-before-created';
  return endedAtMs !== null && startedAtMs > endedAtMs ? 'done-before-started' : null;
}
