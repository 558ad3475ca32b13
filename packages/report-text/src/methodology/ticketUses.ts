import type { Provenance } from '@roi-insight/contracts';
import type { Formats } from '../format/index.ts';
import { type FunnelSource, funnelSteps } from './funnelSteps.ts';

/** A part of the tickets that were found: its use, its size and an explanation. */
export interface TicketUse {
  readonly use: 'averages' | 'trend' | 'none';
  readonly name: string;
  readonly count: number;
  /** Null for excluded tickets, because `funnelSteps` has the reasons for them. */
  readonly note: string | null;
}

/**
 * The uses of the tickets that were found, the measured ones first. Other uses that have no tickets are omitted.
 * @param earlier number of tickets outside of both periods; the estimate uses them for the trend
 */
export function ticketUses(formats: Formats, source: FunnelSource, earlier: number): readonly TicketUse[] {
  const { funnel } = source;
  const excluded = funnelSteps(formats, source, earlier).reduce((sum, { count }) => sum + count, 0);
  const uses: readonly TicketUse[] = [
    { use: 'averages', name: 'Used', count: funnel.analysed, note: shareOfFound(formats, funnel) },
    { use: 'trend', name: 'Trend only', count: earlier, note: 'from earlier weeks' },
    { use: 'none', name: 'Excluded', count: excluded, note: null },
  ];
  return uses.filter(({ use, count }) => use === 'averages' || count > 0);
}

/** @example '34% of 1,948 found' */
function shareOfFound(formats: Formats, { found, ...funnel }: FunnelSource['funnel']): string {
  if (found === 0) return 'no tickets found';
  const percent = (funnel.analysed / found) * 100;
  const share = percent > 0 && percent < 1 ? `under ${formats.wholePercent(1)}` : formats.wholePercent(percent);
  return `${share} of ${formats.count(found)} found`;
}

/** Explains why the headline uses earlier tickets, although averages do not count them. */
export const trendNote = (formats: Formats, { funnel }: Pick<Provenance, 'funnel'>, earlier: number): string =>
  `Averages use the ${formats.count(funnel.analysed)} measured tickets; the headline also uses ${formats.count(earlier)} earlier ones to establish the trend.`;
