import type { Claim, Evidence } from '@roi-insight/contracts';
import { MIN_LATER_WEEKS } from '../../constants.ts';
import { boundedSum, measuredHours } from '../../measure/measured.ts';
import type { Weeks } from '../../measure/weeks.ts';
import type { ChangeByAll } from '../changeByAll.ts';
import type { EvidenceInput } from '../doubts/measurement.ts';
import { type SeriesTicket, seriesTickets } from '../series/seriesTickets.ts';
import { seriesBySize } from '../series/seriesBySize.ts';
import { changeInQuarter, changeSinceFirst } from './quarterChange.ts';
import { type QuarterContents, quartersOf } from './quartersOf.ts';

/** Maximum number of quarters after adoption over which the trend of a single project is extrapolated. */
const MAX_QUARTERS_ALONE = 4;

type QuarterInput = Pick<EvidenceInput, 'shownWeeks' | 'measure' | 'settings' | 'windows'>;

interface First extends Pick<ChangeByAll, 'each'> {
  readonly verdict: Claim;
  readonly headlinePercent: number;
}

/**
 * The quarters after adoption of a project by itself.
 * @param known the tickets of the series up to the end of the period after adoption
 */
export function projectQuarters(
  input: EvidenceInput,
  first: First,
  known: Weeks<SeriesTicket>,
): Pick<Evidence, 'quarters' | 'lasting'> {
  const length = input.settings.weeksPerSide;
  const contents = quarterContents(input, known).slice(0, MAX_QUARTERS_ALONE);
  return quartersOf(contents, first, (number) => {
    if (number === 1) {
      return first.each.map(({ series: { tailShare = 1 }, posterior }) => ({
        effect: posterior,
        sinceFirst: posterior,
        tailShare,
      }));
    }
    const quarter = { number, length };
    return seriesBySize(ticketsUntil(input, number * length), length).all.map((series) => ({
      effect: changeInQuarter(series, quarter),
      sinceFirst: changeSinceFirst(series, quarter),
      tailShare: series.tailShare ?? 1,
    }));
  });
}

/** The tickets of the series up to the start of a week. */
function ticketsUntil({ shownWeeks, measure, settings }: QuarterInput, until: number): Weeks<SeriesTicket> {
  const weeks = shownWeeks.filter(({ week }) => week < until);
  return seriesTickets(weeks, measure, settings).weeks;
}

/**
 * The finished quarters, and the current one if enough of its weeks are over.
 * @param known the tickets of the series up to the end of the period after adoption, if they are known
 */
export function quarterContents(input: QuarterInput, known?: Weeks<SeriesTicket>): QuarterContents[] {
  const { shownWeeks, settings, measure } = input;
  const length = settings.weeksPerSide;
  const shown = shownWeeks.filter(({ week }) => week >= 0).length;
  const finished = Math.floor(shown / length);
  const isCurrentShown = shown - finished * length >= MIN_LATER_WEEKS;
  return Array.from({ length: finished + (isCurrentShown ? 1 : 0) }, (_, index) => {
    const [from, to] = [index * length, Math.min((index + 1) * length, shown)];
    const isWithin = ({ week }: { readonly week: number }) => from <= week && week < to;
    const isKnown = known !== undefined && to === input.windows.completePostWeeks;
    const series = (isKnown ? known : ticketsUntil(input, to)).filter(isWithin);
    const completed = shownWeeks.filter(isWithin).flatMap(({ items }) => items);
    return {
      firstWeek: from,
      lastWeek: to - 1,
      complete: to - from === length,
      tickets: series.reduce((sum, { items }) => sum + items.length, 0),
      weeks: series.filter(({ items }) => items.length > 0).length,
      measuredHours: boundedSum(measuredHours(completed, measure)),
    };
  });
}
