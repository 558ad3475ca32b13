import type { Weeks } from '../../measure/weeks.ts';
import { percentSaved } from '../change.ts';
import { exceedsDrift } from '../doubts/exceedsDrift.ts';
import { levelChange } from '../levelChange.ts';
import { type LogSeries, logSeries } from './logWeeks.ts';
import type { SeriesTicket } from './seriesTickets.ts';
import { sizeSeries } from './sizeSeries.ts';
import { standardizedSeries } from './standardizedSeries.ts';

export interface SeriesBySize extends Pick<ReturnType<typeof standardizedSeries>, 'size'> {
  /** The series of {@link standardizedSeries}; if sizes drifted, then also the one that ignores them. */
  readonly all: readonly [LogSeries, ...LogSeries[]];
  /** Change of the size of a ticket after adoption, in percent; null unless sizes drifted. */
  readonly driftPercent: number | null;
}

/**
 * The series that the evidence is based on. If the estimated size per ticket changed by more than it ever drifted before adoption, these are two, because
 * no data can show whether the work changed, or only the way it is estimated: the same work that is estimated a fifth higher looks like a saving between
 * tickets of the same size, and smaller work looks like one between all tickets.
 * @param length of a quarter, in weeks
 */
export function seriesBySize(tickets: Weeks<SeriesTicket>, length: number): SeriesBySize {
  const { series, size } = standardizedSeries(tickets);
  const one = { all: [series], size, driftPercent: null } as const;
  if (size?.use !== 'used') return one;
  const sizes = sizeSeries(tickets).weeks;
  const change = levelChange(sizes, length);
  const hasDrifted = exceedsDrift(
    sizes.map(({ week, mean }) => ({ week, value: mean })),
    length,
  );
  return change === null || !hasDrifted
    ? one
    : { all: [series, logSeries(tickets)], size, driftPercent: -percentSaved(change.estimate) };
}
