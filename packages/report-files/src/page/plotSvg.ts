import type { Plot, PlotMark } from '@roi-insight/report-text';
import { escaped } from './htmlText.ts';

/** Size of the drawing. The page stretches it. */
const SIZE = { width: 600, height: 160 };
/** How far lines without dashes reach above the bars. */
const ABOVE = 4;

/** The marks of a plot as an SVG, whose classes are the roles of its colors. */
export const plotSvg = ({ marks, alternative }: Plot): string =>
  `<svg role="img" aria-label="${escaped(alternative)}" viewBox="0 -${ABOVE} ${SIZE.width} ${SIZE.height + ABOVE}">${marks.map(markSvg).join('')}</svg>`;

const number = (value: number) => value.toFixed(1);

function markSvg(mark: PlotMark): string {
  const { width, height } = SIZE;
  if (mark.kind === 'rule') {
    const x = number(mark.x * width);
    return `<line x1="${x}" x2="${x}" y1="-${ABOVE}" y2="${height}" class="${mark.color}"${mark.isDashed === true ? ' stroke-dasharray="2 3"' : ''}/>`;
  }
  return mark.bars
    .map(
      (bar) =>
        `<rect x="${number(bar.x * width)}" width="${number(bar.width * width - 1)}" y="${number(height * (1 - bar.height))}" height="${number(height * bar.height)}" class="${bar.color}"/>`,
    )
    .join('');
}
