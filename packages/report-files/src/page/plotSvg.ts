import type { Plot, PlotMark } from '@roi-insight/report-text';
import { escaped } from './htmlText.ts';

/** Size of the drawing. The page stretches it. */
const SIZE = { width: 600, height: 160 };
/** Lines that are not dashed reach this far above the bars. */
const ABOVE = 4;

/**
 * The marks of a plot as an SVG, whose classes are the roles of its colors. Web pages have plots of bars and lines only. Other marks are left out,
 * because this code is loaded with the dashboard.
 */
export const plotSvg = ({ marks, alternative }: Plot): string =>
  `<svg role="img" aria-label="${escaped(alternative)}" viewBox="0 -${ABOVE} ${SIZE.width} ${SIZE.height + ABOVE}">${marks.map(markSvg).join('')}</svg>`;

const number = (value: number) => value.toFixed(1);

function markSvg(mark: PlotMark): string {
  const { width, height } = SIZE;
  if (mark.kind === 'rule') {
    const x = number(mark.x * width);
    const look = mark.isDashed === true ? 'stroke-dasharray="2 3"' : 'stroke-width="2.5"';
    return `<line class="${mark.color}" stroke="currentColor" ${look} x1="${x}" x2="${x}" y1="-${ABOVE}" y2="${height}"/>`;
  }
  if (mark.kind !== 'bars') return '';
  return mark.bars
    .map(
      (bar) =>
        `<rect class="${bar.color}" fill="currentColor"${bar.isPale === true ? ' opacity=".55"' : ''} x="${number(bar.x * width)}" width="${number(bar.width * width - 1)}" y="${number(height * bar.top)}" height="${number(height * (bar.bottom - bar.top))}"/>`,
    )
    .join('');
}
