import type { StaircaseRow } from '@roi-insight/report-text';
import type { PageWriter } from '../pdf/writer/PageWriter.ts';

/** Number of shades of a ramp. Gradients are no alternative, because some readers do not print them. */
const SHADES = 24;

interface BarPlace {
  /** The position on the page, in points, of a share of the width. */
  readonly at: (x: number) => number;
  readonly y: number;
  readonly height: number;
}

/** Draws the weeks of a team: first those in which it waits, then those in which its use grows, then those of full use. */
export function teamBar(
  { doc, colors }: PageWriter,
  { from, full }: Pick<StaircaseRow, 'from' | 'full'>,
  { at, y, height }: BarPlace,
): void {
  if (from > 0) {
    doc
      .setFillColor(colors.surfaceSunken)
      .setDrawColor(colors.hairline)
      .setLineWidth(0.5)
      .rect(at(0), y, at(from) - at(0), height, 'FD');
  }
  const solid = Math.min(1, full);
  const step = (at(solid) - at(from)) / SHADES;
  const shades = step > 0 ? SHADES : 0;
  for (let shade = 0; shade < shades; shade += 1) {
    doc.setFillColor(mixed(colors.chartAfter, 0.34 + (0.66 * shade) / SHADES));
    // Each shade is slightly wider than its step, because readers would otherwise show a gap between two shades.
    doc.rect(at(from) + shade * step, y, step + 0.3, height, 'F');
  }
  if (solid < 1) doc.setFillColor(colors.chartAfter).rect(at(solid), y, at(1) - at(solid), height, 'F');
}

/** A color on white paper. @param share of the color, 0–1 */
function mixed(color: string, share: number): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  return `#${channels
    .map((channel) =>
      Math.round(255 - share * (255 - channel))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
