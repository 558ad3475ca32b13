import type { Report } from '@roi-insight/contracts';
import { isUpToDate } from '@roi-insight/roi-math';
import type { Formats } from '../format/index.ts';

/**
 * The last weeks of usage. If the report was read later, the text names their days.
 * @example 'in the last quarter', '(Dec 1, 2025 – Mar 1, 2026)'
 */
export const whenUsed = (
  { dayRange }: Formats,
  report: Report,
  days: Parameters<Formats['dayRange']>[0],
  length: string,
): string => {
  if (report.organization !== undefined) return `in the latest ${length} that all teams have`;
  return isUpToDate(report, days.to) ? `in the last ${length}` : `(${dayRange(days)})`;
};
