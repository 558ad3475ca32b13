export { RequestFailure } from '../requestFailure.ts';
export { type Access, checkAccess } from './checkAccess.ts';
export { readReport } from './readReport.ts';
export type { ReadingOptions } from './readingContext.ts';
