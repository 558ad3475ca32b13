import type { Report, TeamUsageSource } from '@roi-insight/contracts';
import { dose } from '@roi-insight/roi-math';
import type { ChartTable } from '../charts/ChartModel.ts';
import { niceScale } from '../charts/niceScale.ts';
import type { Formats } from '../format/index.ts';
import { shareText } from './shareText.ts';

/** A week as a mark, as shares of the plot's width and height, 0–1, from left and top. */
export interface DoseMark {
  readonly id: string;
  /** The least and the most share that was active. */
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly isAfter: boolean;
}

/** Hours per ticket against the share who used the assistant. */
export interface DoseChart {
  readonly marks: readonly DoseMark[];
  readonly shareTicks: readonly { readonly x: number; readonly label: string }[];
  readonly hourTicks: readonly { readonly y: number; readonly label: string; readonly isZero: boolean }[];
  readonly table: ChartTable;
}

export const DOSE_TITLE = 'Hours per ticket by share who used the assistant';
export const DOSE_NOTE =
  'Each dot is a week. This is an association: the team chose when to use the assistant. It does not affect the result.';

/** Fewer weeks show nothing. */
const MIN_WEEKS = 4;
const MAX_STEPS = 4;
const SHARES = [0, 0.25, 0.5, 0.75, 1];

/** Keeps the last label inside the plot. */
const across = (share: number) => share * 0.93;

/** The chart of dose and hours; null with too few weeks that have both. */
export function doseChart(formats: Formats, report: Report, source: TeamUsageSource): DoseChart | null {
  const weeks = dose(source, report.time_series_data);
  if (weeks.length < MIN_WEEKS) return null;
  const { claude_adoption_date: adopted } = report.summary_metrics;
  const scale = niceScale(0, Math.max(...weeks.map(({ hours }) => hours)), MAX_STEPS);
  const top = scale.last * scale.step;
  // Counts of the busiest day have no upper end.
  const isLeast = source.activeBasis === 'busiest-day';
  const percent = (share: number) => formats.wholePercent(share * 100);
  return {
    marks: weeks.map(({ weekStart, share, hours }) => ({
      id: weekStart,
      from: across(share.low),
      to: across(isLeast ? share.low : share.high),
      y: 1 - hours / top,
      isAfter: weekStart >= adopted,
    })),
    shareTicks: SHARES.map((share) => ({ x: across(share), label: percent(share) })),
    hourTicks: Array.from({ length: scale.last + 1 }, (_, index) => ({
      y: 1 - index / scale.last,
      label: `${formats.numberAxis(scale.step)(index * scale.step)}h`,
      isZero: index === 0,
    })),
    table: {
      head: ['Week of', 'Share', 'Hours per ticket'],
      rows: weeks.map(({ weekStart, share, hours }) => [
        formats.day(weekStart),
        isLeast ? `${percent(share.low)} or more` : shareText(formats, share),
        formats.hours(hours),
      ]),
      texts: 1,
    },
  };
}
