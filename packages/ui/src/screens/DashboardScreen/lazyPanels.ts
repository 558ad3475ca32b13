import { lazyModule } from '../../primitives/lazyModule/lazyModule.ts';

/** The contents of the rows. */
export const lazyPanels = lazyModule(() => import('./sectionPanels.ts'));

/** Fetched only when the pointer or the focus approaches the row, because few readers test the method. */
export const lazyPlaceboPanel = lazyModule(
  async () => (await import('../../features/dashboard/evidence/PlaceboPanel/PlaceboPanel.tsx')).PlaceboPanel,
);

/** Fetched only for reports of later quarters. */
export const lazyQuartersPanel = lazyModule(
  async () => (await import('../../features/dashboard/quarters/QuartersPanel/QuartersPanel.tsx')).QuartersPanel,
);

/** Fetched only for reports with other teams. */
export const lazyComparisonPanel = lazyModule(
  async () => (await import('../../features/dashboard/comparison/ComparisonPanel/ComparisonPanel.tsx')).ComparisonPanel,
);

/** Fetched only for reports with usage. */
export const lazyUsageRowText = lazyModule(async () => (await import('./usageRowText.ts')).usageRowText);

/** Fetched only for reports with usage. */
export const lazyUsagePanel = lazyModule(
  async () => (await import('../../features/dashboard/usage/UsagePanel/UsagePanel.tsx')).UsagePanel,
);
