import type { ChartTable } from '../charts/ChartModel.ts';
import { describeSaving, describeSavingRange, type Formats, MISSING } from '../format/index.ts';
import { capitalized } from '../capitalized.ts';
import type { NumberedQuarter } from './quarterCourse.ts';
import { quarterName } from './quarterName.ts';

/** Every quarter with its estimate, the quoted estimate, and the smallest detectable saving. */
export function quartersTable(formats: Formats, quarters: readonly NumberedQuarter[]): ChartTable {
  return {
    head: ['Quarter', 'Weeks', 'Tickets', 'Reported', 'Estimate', '95% range', 'Detectable'],
    rows: quarters.map(({ number, quarter, estimate }) => [
      quarterTitle(number, quarter.complete),
      `${formats.count(quarter.firstWeek + 1)}–${formats.count(quarter.lastWeek + 1)}`,
      formats.count(quarter.tickets),
      describeSaving(formats, estimate?.quoted),
      describeSaving(formats, quarter.effectPercent),
      estimate === null ? MISSING : describeSavingRange(formats, estimate.interval),
      formats.percent(quarter.detectablePercent),
    ]),
    texts: 2,
  };
}

/** @example quarterTitle(2, false) // 'Second quarter (so far)' */
function quarterTitle(number: number, isComplete: boolean): string {
  return `${capitalized(quarterName(number))}${isComplete ? '' : ' (so far)'}`;
}
