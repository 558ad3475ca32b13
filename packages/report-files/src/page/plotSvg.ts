import type { AxisTick, Plot, PlotArea, ValueTick } from '@roi-insight/report-text';
import { escaped } from './htmlText.ts';
import { markSvg, type SvgArea, textSvg } from './markSvg.ts';

/** Size of the drawing. The page stretches it. */
const WIDTH = 600;
const MIN_HEIGHT = 160;
const LINE = 10;
/** Width of the values to the left of an area. */
const VALUES = 40;
/** Height of a line of text. */
const LEADING = 14;
/** Distance that lines without dashes extend above the marks. */
const ABOVE = 4;

/**
 * The axes and marks of a plot as an SVG, whose classes are the roles of its colors. The page adds the meaning of both
 * ends and the legend.
 */
export function plotSvg(plot: Plot): string {
  const { second, ticks = [], axis } = plot;
  const lines = plot.height + (second?.height ?? 0);
  const unit = Math.max(MIN_HEIGHT, LINE * lines) / lines;
  const left = plot.values === undefined ? 0 : VALUES;
  const place = (top: number, { height }: PlotArea): SvgArea => ({
    left,
    top,
    width: WIDTH - left,
    height: unit * height,
  });
  const first = place(0, plot);
  const below = second && place(first.height + 2 * LEADING, second);
  const bottom = below ? below.top + below.height : first.height;
  const tickLines = ticks.some(({ below: under }) => under !== undefined) ? 2 : Math.min(1, ticks.length);
  const axisY = bottom + (tickLines + 1) * LEADING;
  const top = -ABOVE - linesAbove(plot) * LEADING;
  const end = axis === undefined ? bottom + tickLines * LEADING : axisY;
  const parts = [
    areaSvg(plot, first),
    second && below ? areaSvg(second, below) : '',
    ...ticks.map((tick) => tickSvg(tick, first, bottom)),
    axis === undefined ? '' : textSvg(axis, { x: left + first.width / 2, y: axisY, anchor: 'middle' }),
  ];
  const height = (end - top + (end > bottom ? ABOVE : 0)).toFixed(1);
  return `<svg role="img" aria-label="${escaped(plot.alternative)}" viewBox="0 ${top} ${WIDTH} ${height}">${parts.join('')}</svg>`;
}

/** Lines of text above the first area: its name, and the names of its lines. */
function linesAbove({ name, marks }: PlotArea): number {
  const flags = marks.map((mark) => (mark.kind === 'rule' ? (mark.flag?.line ?? 0) : 0));
  return Math.max(0, ...flags) + Number(name !== undefined);
}

function areaSvg(area: PlotArea, place: SvgArea): string {
  const { name, values = [], marks } = area;
  const drawn = marks.map((mark) => markSvg(mark, place));
  return [
    name === undefined
      ? ''
      : textSvg(name, { x: 0, y: place.top - linesAbove(area) * LEADING + LEADING - 6, anchor: 'start' }),
    ...drawn.map(({ behind }) => behind),
    ...values.map((tick) => valueSvg(tick, place)),
    ...drawn.map(({ front }) => front),
  ].join('');
}

function valueSvg({ y, label, isZero = false }: ValueTick, { left, top, width, height }: SvgArea): string {
  const at = top + y * height;
  const line = `<line class="${isZero ? 'muted' : 'grid'}" stroke="currentColor" x1="${left}" x2="${left + width}" y1="${at.toFixed(1)}" y2="${at.toFixed(1)}"/>`;
  return `${line}${textSvg(label, { x: left - 6, y: at + 4, anchor: 'end' })}`;
}

function tickSvg({ x, label, below = null }: AxisTick, { left, width }: SvgArea, bottom: number): string {
  const at = { x: left + x * width, anchor: 'middle' } as const;
  const second = below === null ? '' : textSvg(below, { ...at, y: bottom + 2 * LEADING });
  return `${textSvg(label, { ...at, y: bottom + LEADING })}${second}`;
}
