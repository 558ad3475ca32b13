/** A module of its own, which only reports with usage fetch. */
export { usageInBrief } from '@roi-insight/report-text';
