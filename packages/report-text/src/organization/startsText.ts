import type { ReportOrganization } from '@roi-insight/contracts';
import type { Formats } from '../format/index.ts';

/** When the teams started. @example 'started Jan 6 – Jun 2, 2025' */
export function startsText({ dayRange, day }: Formats, organization: ReportOrganization): string {
  const { firstStart: from, lastStart: to } = organization;
  if (from === null || to === null) return 'none started';
  return `started ${from === to ? day(from) : dayRange({ from, to })}`;
}
