export { type DataFile, dataFile } from './dataFile.ts';
export type { FileOrigin } from './fileNames.ts';
export type { SavedReport } from './reportFile.ts';
