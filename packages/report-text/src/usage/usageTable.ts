import type { Report, TeamUsageSource } from '@roi-insight/contracts';
import { adoptionCurve } from '@roi-insight/roi-math';
import type { ChartTable } from '../charts/ChartModel.ts';
import { createFormats, type Formats, MISSING } from '../format/index.ts';
import { weekHead, weekName } from '../organization/weekName.ts';
import { peopleText } from './peopleText.ts';
import { shareText } from './shareText.ts';

/** Every week of a source: active people and their share, and seats and spend if the source has them. */
export function usageTable(formats: Formats, { weeks, ...source }: TeamUsageSource, report: Report): ChartTable {
  const { claude_adoption_date: adoption } = report.summary_metrics;
  const currency = report.usage?.currency ?? null;
  const shares = new Map(adoptionCurve({ weeks, ...source }).weeks.map(({ weekStart, share }) => [weekStart, share]));
  const reported = weeks.flatMap((week) => (week.coverage === 'reported' ? [week] : []));
  const hasSeats = reported.some(({ seats }) => seats !== null);
  const hasSpend = currency !== null && reported.some(({ spend }) => spend !== null);
  // Amounts stay in the currency of the usage.
  const money = hasSpend ? createFormats({ locale: formats.locale, currency }).money : null;
  return {
    head: [
      weekHead(report),
      'Period',
      'Active people',
      'Share',
      ...(hasSeats ? ['Seats'] : []),
      ...(money ? ['Spend'] : []),
    ],
    rows: weeks.map((week) => {
      const share = shares.get(week.weekStart);
      const { seats, spend } = week.coverage === 'reported' ? week : { seats: null, spend: null };
      return [
        weekName(formats, report, week.weekStart),
        week.weekStart < adoption ? 'Before' : 'After',
        week.coverage === 'reported' ? peopleText(formats, week.active) : 'Not covered',
        share ? shareText(formats, share) : MISSING,
        ...(hasSeats ? [seats === null ? MISSING : formats.count(seats)] : []),
        ...(money ? [spend === null ? MISSING : money(spend)] : []),
      ];
    }),
    texts: 2,
  };
}
