export { usageInBrief } from '@roi-insight/report-text';
