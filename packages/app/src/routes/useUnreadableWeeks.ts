import { weeklyTrend } from '@roi-insight/roi-math';
import type { DashboardState } from '@roi-insight/ui';
import { useEffect } from 'react';
import { warn } from '../log.ts';

/** Warns about the rows that the trend charts leave out because their date cannot be read. */
export function useUnreadableWeeks(state: DashboardState): void {
  useEffect(() => {
    if (state.kind !== 'ready') return;
    for (const { Week_Start } of weeklyTrend(state.report.time_series_data.time_savings).unreadable) {
      warn(`A row of the report is left out of the trend charts: its week starts on "${String(Week_Start)}".`);
    }
  }, [state]);
}
