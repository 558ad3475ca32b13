import type { PeopleCount, WireUsageWeek } from '@roi-insight/contracts';

const WEEKS = 52;

/** A year of weeks from 2025-01-06; the number of active people follows from the number of the week. */
export const weeksWith = (active: (week: number) => PeopleCount): WireUsageWeek[] =>
  Array.from({ length: WEEKS }, (_, week) => ({
    week_start: new Date(Date.UTC(2025, 0, 6 + 7 * week)).toISOString().slice(0, 10),
    coverage: 'reported',
    active: active(week),
  }));
