import { lasting, missingEvidence, rtlName } from '@roi-insight/contracts/fixtures';
import { expect, it } from 'vitest';
import { cumulativeSavings } from './cumulativeSavings.ts';
import { isLaterWeek } from './isLaterWeek.ts';
import { totalDays } from '../totalDays.ts';
import { weeklyTrend } from './weeklyTrend.ts';

const laterOf = (report: typeof lasting) =>
  weeklyTrend(report.time_series_data.time_savings).points.filter(({ weekStart }) => isLaterWeek(report, weekStart));

it('isLaterWeek is true for a week after the period of the figures', () => {
  const later = laterOf(lasting);
  expect(later).toHaveLength(52);
  expect([later[0]?.weekStart, later.at(-1)?.weekStart]).toEqual(['2025-11-24', '2026-11-16']);
});

it('isLaterWeek is false for every week of a report on the first quarter, and of a report that has no dates', () => {
  expect(laterOf(rtlName)).toEqual([]);
  expect(laterOf(missingEvidence)).toEqual([]);
});

it('later weeks do not change the days of a period or the accumulated savings', () => {
  const rows = lasting.time_series_data.time_savings.filter(({ Week_Start }) => (Week_Start ?? '') < '2025-11-24');
  const early = { ...lasting, time_series_data: { time_savings: rows } };
  expect(rows).toHaveLength(52);
  expect(totalDays(lasting, 'post')).toBe(91);
  expect(cumulativeSavings(lasting)).toEqual(cumulativeSavings(early));
});
