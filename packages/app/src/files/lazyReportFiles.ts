import { lazyModule } from '@roi-insight/ui';

/** The code that writes files, loaded with the first file. */
export const lazyReportFiles = lazyModule(() => import('@roi-insight/report-files'));
