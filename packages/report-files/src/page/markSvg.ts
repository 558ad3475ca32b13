import type { PlotBar, PlotColor, PlotDot, PlotMark, PlotPoint } from '@roi-insight/report-text';
import { escaped } from './htmlText.ts';

/** The place of an area in a drawing. */
export interface SvgArea {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface TextPlace {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
}

/** Words in an SVG. */
export const textSvg = (words: string, { x, y, anchor }: TextPlace): string =>
  `<text class="muted" fill="currentColor" font-size="11" text-anchor="${anchor}" x="${number(x)}" y="${number(y)}">${escaped(words)}</text>`;

/** A mark as SVG, in two parts: behind and in front of the lines of the values. */
export function markSvg(mark: PlotMark, area: SvgArea): { readonly behind: string; readonly front: string } {
  const x = (share: number) => number(area.left + share * area.width);
  const y = (share: number) => number(area.top + share * area.height);
  const path = (points: readonly PlotPoint[]) => `M${points.map((point) => `${x(point.x)} ${y(point.y)}`).join('L')}`;
  switch (mark.kind) {
    case 'bars':
      return front(mark.bars.map((bar) => barSvg(bar, mark.share, area)).join(''));
    case 'dots':
      return front(mark.dots.map((dot) => dotSvg(dot, area)).join(''));
    case 'line':
      return front(mark.runs.map((run) => lineSvg(path(run), mark.color, mark.isDashed)).join(''));
    case 'band': {
      const edges = `${lineSvg(path(mark.upper), 'after')}${lineSvg(path(mark.lower), 'after')}`;
      return { behind: fillSvg(`${path([...mark.upper, ...mark.lower.toReversed()])}Z`, 'after'), front: edges };
    }
    case 'spans': {
      const spans = mark.spans.map(({ from, to }) => `M${x(from)} ${y(0)}H${x(to)}V${y(1)}H${x(from)}Z`);
      return { behind: fillSvg(spans.join(''), 'muted'), front: '' };
    }
    case 'rule': {
      const top = number(area.top - (mark.isDashed === true ? 0 : 4) - (mark.flag?.line ?? 0) * 14);
      const dash = mark.isDashed === true ? '' : ' stroke-width="2.5"';
      const line = `<line class="${mark.color}" stroke="currentColor"${dash}${dashes(mark.isDashed)} x1="${x(mark.x)}" x2="${x(mark.x)}" y1="${top}" y2="${y(1)}"/>`;
      return front(`${line}${mark.flag === undefined ? '' : flagSvg(mark.flag, mark.x, area)}`);
    }
    case 'text':
      return front(textSvg(mark.text, { x: area.left + mark.x * area.width, y: area.top + 14, anchor: 'middle' }));
  }
}

const number = (value: number) => value.toFixed(1);

const front = (svg: string) => ({ behind: '', front: svg });

const dashes = (isDashed = false) => (isDashed ? ' stroke-dasharray="2 3"' : '');

const lineSvg = (path: string, color: PlotColor, isDashed = false) =>
  `<path class="${color}" stroke="currentColor" fill="none"${dashes(isDashed)} d="${path}"/>`;

const fillSvg = (path: string, color: PlotColor) =>
  `<path class="${color}" fill="currentColor" opacity="0.15" d="${path}"/>`;

function barSvg(bar: PlotBar, share: number | undefined, { left, top, width, height }: SvgArea): string {
  const slot = bar.width * width;
  const taken = share === undefined ? Math.max(0.5, slot - 1) : share * slot;
  const x = left + bar.x * width + (share === undefined ? 0 : (slot - taken) / 2);
  const pale = bar.isPale === true ? ' opacity="0.55"' : '';
  return `<rect class="${bar.color}" fill="currentColor"${pale} x="${number(x)}" width="${number(taken)}" y="${number(top + bar.top * height)}" height="${number((bar.bottom - bar.top) * height)}"/>`;
}

function flagSvg({ text, line }: { readonly text: string; readonly line: number }, share: number, area: SvgArea) {
  const isLeft = share > 0.5;
  return textSvg(text, {
    x: area.left + share * area.width + (isLeft ? -6 : 6),
    y: line === 0 ? area.top + 12 : area.top - 14 * line + 8,
    anchor: isLeft ? 'end' : 'start',
  });
}

const RADIUS = { small: 3, medium: 4, large: 5 } as const;

function dotSvg(dot: PlotDot, area: SvgArea): string {
  const { range, label, shape, size } = dot;
  const radius = RADIUS[size];
  const x = area.left + dot.x * area.width;
  const at = (share: number) => area.top + share * area.height;
  const y = at(dot.y);
  const ends = { above: at(range?.top ?? dot.y) - 6, below: at(range?.bottom ?? dot.y) + 14, left: y + 4 } as const;
  const shapes = {
    disc: `<circle cx="${number(x)}" cy="${number(y)}" r="${radius}" fill="currentColor"/>`,
    ring: `<circle cx="${number(x)}" cy="${number(y)}" r="${radius}" fill="#fff"/>`,
    diamond: `<path d="M${number(x)} ${number(y - radius)}l${radius} ${radius} ${-radius} ${radius} ${-radius} ${-radius}Z" fill="currentColor"/>`,
  };
  const line =
    range === undefined
      ? ''
      : `<line stroke-width="2"${dashes(range.look === 'dashed')} x1="${number(x)}" x2="${number(x)}" y1="${number(at(range.top))}" y2="${number(at(range.bottom))}"/>`;
  const words =
    label === undefined
      ? ''
      : textSvg(label.text, {
          x: label.place === 'left' ? x - 9 : x,
          y: ends[label.place],
          anchor: label.place === 'left' ? 'end' : 'middle',
        });
  return `<g class="${dot.color}" stroke="currentColor">${line}${shapes[shape]}</g>${words}`;
}
