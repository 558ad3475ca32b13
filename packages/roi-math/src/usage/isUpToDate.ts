import type { CalendarDate, Report } from '@roi-insight/contracts';
import { DAY_MS } from '../constants.ts';

/** Usage comes by whole weeks, and late. */
const MAX_DAYS = 10;

/** Whether usage that ends on this day reaches the reading of the report, so that its last weeks are the last ones. */
export const isUpToDate = ({ provenance }: Report, lastDay: CalendarDate): boolean =>
  Date.parse(provenance?.fetched_at ?? '') - Date.parse(lastDay) <= MAX_DAYS * DAY_MS;
