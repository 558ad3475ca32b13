import { weeklyTrend } from '@roi-insight/roi-math';
import type { DashboardState } from '@roi-insight/ui';
import { useEffect, useRef } from 'react';
import { warn } from '../log.ts';

/** Warns about rows that the trend charts omit because their date cannot be parsed. */
export function useUnreadableWeeks(state: DashboardState): void {
  const warned = useRef('');
  useEffect(() => {
    if (state.kind !== 'ready') return;
    const lines = weeklyTrend(state.report.time_series_data.time_savings).unreadable.map(
      ({ Week_Start }) =>
        `A row of the report is left out of the trend charts: its week starts on "${String(Week_Start)}".`,
    );
    // A recalculated report has the same rows, so they are not reported again.
    const all = lines.join('\n');
    if (all === warned.current) return;
    warned.current = all;
    lines.forEach(warn);
  }, [state]);
}
