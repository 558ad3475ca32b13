import { hasEnoughTickets, WEEKS_PER_SIDE } from '@roi-insight/roi-math';
import { type Formats, wholeRange, wholeSaving, wholeSizes } from '../format/index.ts';
import type { EstimatedQuarter, NumberedQuarter, QuarterCourse } from './quarterCourse.ts';
import { quarterName } from './quarterName.ts';

/**
 * The result of a later quarter.
 * @example 'In the second quarter the saving was still there: 24% less time (likely 6% to 39%).'
 */
export function quarterText(formats: Formats, first: QuarterCourse['first'], one: NumberedQuarter): string {
  const { number, quarter, estimate } = one;
  if (estimate === null) {
    const within = `${formats.counted(quarter.tickets, 'ticket')} in ${formats.counted(quarter.weeks, 'week')}`;
    const name = `The ${quarterName(number)}${soFar(formats, one)}`;
    return hasEnoughTickets(quarter)
      ? `${name} has too few tickets of other teams to compare with: they have adopted too, or have none.`
      : `${name} has too few tickets for an estimate: ${within}.`;
  }
  return `In the ${quarterName(number)}${soFar(formats, one)} ${saying(formats, first, { ...one, estimate })}.`;
}

/** @example ' so far (8 of 13 weeks)' */
function soFar(formats: Formats, { quarter: { complete, firstWeek, lastWeek } }: NumberedQuarter): string {
  return complete
    ? ''
    : ` so far (${formats.count(lastWeek - firstWeek + 1)} of ${formats.counted(WEEKS_PER_SIDE, 'week')})`;
}

function saying(formats: Formats, first: QuarterCourse['first'], { quarter, estimate }: EstimatedQuarter): string {
  const { quoted, interval, claim } = estimate;
  const [was, took] = quarter.complete ? ['was', 'took'] : ['is', 'take'];
  const isSaving = first.claim === 'faster';
  const isGone = isSaving && interval[1] < first.quoted / 2;
  const doubt = first.claim === 'no-detectable-change' ? UNCONFIRMED : '';
  const figures = `${wholeSaving(formats, quoted)} (likely ${wholeSizes(formats, interval)})`;
  switch (claim) {
    case 'faster':
      if (isGone) return `most of the saving ${was} gone: ${figures}`;
      return isSaving ? `the saving ${was} still there: ${figures}` : `tickets ${took} ${figures}${doubt}`;
    case 'slower':
      return `tickets ${took} ${figures}${doubt}`;
    case 'no-detectable-change': {
      const fits = `anything from ${wholeRange(formats, interval)} fits the data`;
      if (isGone) return `the saving ${was} gone: ${fits}`;
      return `the change ${was} within normal variation: ${fits}${tooSmall(formats, quarter.detectablePercent)}`;
    }
  }
}

/** Says how large a saving could be without being detected; empty if this is not known. */
function tooSmall(formats: Formats, detectable: number | null): string {
  return detectable === null ? '' : `; a saving under ${formats.wholePercent(detectable)} would be too small to detect`;
}

/** If there are many quarters, some of them show a change by chance. */
const UNCONFIRMED = ', which the first quarter does not confirm';
