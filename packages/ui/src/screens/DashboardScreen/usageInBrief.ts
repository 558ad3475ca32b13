/** A separate module, which is fetched only for reports with usage. */
export { usageInBrief } from '@roi-insight/report-text';
