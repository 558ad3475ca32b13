export { type DataFile, dataFile } from './dataFile.ts';
export type { FileOrigin } from './fileNames.ts';
export { OPEN_REPORT_MAX_BYTES, openReport, openReportFile, type OpenedReport } from './openReport.ts';
export type { SavedReport } from './reportFile.ts';
