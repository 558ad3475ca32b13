import { lazyModule } from '@roi-insight/ui';

/** The code that writes files, loaded with the first one. */
export const lazyReportFiles = lazyModule(() => import('@roi-insight/report-files'));

export const FILES_NOT_LOADED =
  'The file could not be made: a part of the app did not load. Check the connection and try again.';
