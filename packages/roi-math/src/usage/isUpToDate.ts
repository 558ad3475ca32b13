import type { CalendarDate, Report } from '@roi-insight/contracts';
import { DAY_MS } from '../constants.ts';

/** Maximum age of usage, which is delivered late and in whole weeks. */
const MAX_DAYS = 10;

/** Whether usage that ends on this day is recent enough for the tickets of the report. */
export const isUpToDate = ({ provenance }: Report, lastDay: CalendarDate): boolean =>
  Date.parse(provenance?.fetched_at ?? '') - Date.parse(lastDay) <= MAX_DAYS * DAY_MS;
