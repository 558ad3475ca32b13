import type { Look, Report } from '@roi-insight/contracts';
import type { Fact } from '../Fact.ts';
import type { Formats } from '../format/index.ts';

/** The number of this report in a series, and how it affects the interval; [] if the report is not part of a series. */
export function seriesFacts(formats: Formats, { evidence, provenance }: Report): readonly Fact[] {
  const look = provenance?.look;
  if (look === undefined) return [];
  const width = evidence?.method === 'comparison' ? '' : '; the 95% interval is wider until the first quarter is over';
  return [{ name: 'Series', value: `${seriesText(formats, look)}${width}` }];
}

/** @example seriesText(formats, { number: 3, planned: 12 }) // 'report 3 of 12' */
export const seriesText = (formats: Formats, look: Look | undefined) =>
  look === undefined ? 'none' : `report ${formats.count(look.number)} of ${formats.count(look.planned)}`;
