/** A separate module, which is fetched only for reports with usage. */
export { usageRowText } from '@roi-insight/report-text';
