import { useEffect } from 'react';
import { useIdle } from '../../features/dashboard/charts/useIdle.ts';
import { lazyModule } from '../../primitives/lazyModule/lazyModule.ts';
import type { Report } from '@roi-insight/contracts';
import { lazyComparisonPanel, lazyPanels, lazyQuartersPanel, lazyUsageRowText, lazyUsagePanel } from './lazyPanels.ts';

export const lazyReportRows = lazyModule(async () => (await import('./ReportRows.tsx')).ReportRows);

/** Fetches the rows and their contents when the browser is idle, so that rows open immediately and print is complete. */
export function useRowsWhenIdle({ comparison, evidence, usage }: Report): void {
  const hasComparison = comparison !== undefined;
  const hasUsage = usage !== undefined;
  const hasQuarters = (evidence?.quarters ?? null) !== null;
  const isIdle = useIdle(true);
  useEffect(() => {
    if (!isIdle) return;
    // A module that cannot be fetched is fetched again when it is shown, and reports a second failure itself.
    for (const module of [
      lazyReportRows,
      lazyPanels,
      ...(hasQuarters ? [lazyQuartersPanel] : []),
      ...(hasUsage ? [lazyUsageRowText, lazyUsagePanel] : []),
      ...(hasComparison ? [lazyComparisonPanel] : []),
    ]) {
      module.load().catch(() => undefined);
    }
  }, [isIdle, hasComparison, hasQuarters, hasUsage]);
}
