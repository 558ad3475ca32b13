/** A chunk of its own: reading brings the schemas along, which the landing page does without. */
export { openReportFile } from '@roi-insight/ui';
