export * from './data/index.ts';
export { type ReportPageSource, reportPage } from './page/reportPage.ts';
export * from './pdf/index.ts';
export * from './picture/summaryPicture.ts';
