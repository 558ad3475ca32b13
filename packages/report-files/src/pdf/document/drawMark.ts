import type { PlotBar, PlotMark, PlotPoint } from '@roi-insight/report-text';
import type { PageWriter } from '../writer/PageWriter.ts';
import { text, type TextStyle } from '../writer/styles.ts';
import { colorOf } from './colorOf.ts';
import { drawDot } from './drawDot.ts';
import type { Area } from './plotAxes.ts';

/** Minimum width of a separate bar, in points. Narrower bars touch each other, because with gaps they would look like stripes. */
const NARROW = 3;
/** Distance between the lines of a hatch. */
const HATCH = 4;

const { small, label: labelStyle } = text;
const nameStyle: TextStyle = { ...small, color: 'textMuted' };

/** Draws the part of a mark that is behind the horizontal lines. */
export function behindGrid(writer: PageWriter, mark: PlotMark, area: Area): void {
  const { doc, colors } = writer;
  if (mark.kind === 'band') {
    doc.setFillColor(colors.accentSoft);
    lineThrough(writer, [...mark.upper, ...mark.lower.toReversed()], area, 'F');
  }
  if (mark.kind !== 'spans') return;
  for (const { from, to } of mark.spans) {
    const span = { ...area, left: area.left + from * area.width, width: (to - from) * area.width };
    if (mark.look === 'hatched') hatch(writer, span);
    else doc.setFillColor(colors.surfaceSunken).rect(span.left, span.top, span.width, span.height, 'F');
  }
}

/** Draws a mark in front of the horizontal lines, except for the part that `behindGrid` draws. */
export function drawMark(writer: PageWriter, mark: PlotMark, area: Area): void {
  const { doc, colors } = writer;
  switch (mark.kind) {
    case 'bars':
      for (const bar of mark.bars) drawBar(writer, bar, mark.share, area);
      break;
    case 'dots':
      for (const dot of mark.dots) drawDot(writer, dot, area);
      break;
    case 'line':
      doc
        .setDrawColor(colorOf(writer, mark.color))
        .setLineWidth(mark.isDashed === true ? 1 : 1.4)
        .setLineDashPattern(mark.isDashed === true ? [3.5, 2.5] : [], 0);
      for (const run of mark.runs) lineThrough(writer, run, area);
      doc.setLineDashPattern([], 0);
      break;
    case 'band':
      doc.setDrawColor(colors.chartAfter).setLineWidth(0.4);
      lineThrough(writer, mark.upper, area);
      lineThrough(writer, mark.lower, area);
      break;
    case 'rule':
      drawRule(writer, mark, area);
      break;
    case 'text':
      writer.drawLine(mark.text, small, area.top + 3, {
        x: area.left + (mark.x - 0.5) * area.width,
        width: area.width,
        align: 'center',
      });
      break;
    case 'spans':
      break;
  }
}

/** Pale bars of the past are gray, other pale bars have an outline. */
function drawBar(writer: PageWriter, bar: PlotBar, share: number | undefined, area: Area): void {
  const { doc, colors } = writer;
  const slot = bar.width * area.width;
  const left = area.left + bar.x * area.width;
  const width = share === undefined ? Math.max(0.5, slot - 1) : slot * (slot < NARROW ? 1 : share);
  const x = share === undefined ? left : left + (slot - width) / 2;
  const height = (bar.bottom - bar.top) * area.height;
  if (height === 0) return;
  const isOutlined = bar.isPale === true && bar.color !== 'before';
  doc.setDrawColor(colorOf(writer, bar.color)).setLineWidth(0.4);
  if (bar.isPale === true) doc.setFillColor(isOutlined ? colors.accentSoft : colors.hairlineStrong);
  else doc.setFillColor(colorOf(writer, bar.color));
  doc.rect(x, area.top + bar.top * area.height, width, height, isOutlined ? 'FD' : 'F');
}

function drawRule(writer: PageWriter, rule: Extract<PlotMark, { kind: 'rule' }>, area: Area): void {
  const { doc } = writer;
  const { color, label, flag, isDashed = false } = rule;
  const x = area.left + rule.x * area.width;
  const flagTop = flag === undefined ? area.top : area.top - Math.max(1, flag.line) * small.leading - 2;
  doc
    .setDrawColor(colorOf(writer, color))
    .setLineWidth(isDashed ? 0.6 : 1.8)
    .setLineDashPattern(isDashed ? [2, 2] : [], 0)
    .line(x, isDashed ? flagTop : area.top - 2, x, area.top + area.height)
    .setLineDashPattern([], 0);
  if (label !== undefined) {
    const style = { ...labelStyle, color: 'accentText' } as const;
    const width = writer.measure(label, style);
    writer.drawLine(label, style, area.top - small.leading - 2, {
      x: area.left + rule.x * (area.width - width),
      width,
    });
  }
  if (flag !== undefined) drawFlag(writer, flag.text, { x, top: flagTop, isLeft: rule.x > 0.5 });
}

interface FlagPlace {
  readonly x: number;
  readonly top: number;
  readonly isLeft: boolean;
}

/** Draws the name on the side of its line that has more space. The name covers the line of another name. */
function drawFlag(writer: PageWriter, name: string, { x, top, isLeft }: FlagPlace): void {
  const { doc, colors } = writer;
  const taken = writer.measure(name, nameStyle) + 4;
  const left = x + (isLeft ? -taken - 2 : 2);
  doc.setFillColor(colors.surface).rect(left, top, taken, small.leading, 'F');
  writer.drawLine(name, nameStyle, top, { x: left + 2, width: taken });
}

/** Fills an area with slanted lines, which an adjacent area continues. */
function hatch({ doc, colors }: PageWriter, { left, top, width, height }: Area): void {
  doc.setDrawColor(colors.hairlineStrong).setLineWidth(0.5);
  for (let x = Math.ceil(left / HATCH) * HATCH; x < left + width + height; x += HATCH) {
    const [from, to] = [Math.max(0, x - left - width), Math.min(height, x - left)];
    if (to > from) doc.line(x - from, top + from, x - to, top + to);
  }
}

/** Draws a line through points, or fills the area that they enclose. */
function lineThrough({ doc }: PageWriter, points: readonly PlotPoint[], area: Area, style: 'S' | 'F' = 'S'): void {
  const at = points.map(({ x, y }) => [area.left + x * area.width, area.top + y * area.height] as const);
  const [first, ...rest] = at;
  if (first === undefined || rest.length === 0) return;
  let [x, y] = first;
  const steps = rest.map(([nextX, nextY]) => {
    const step = [nextX - x, nextY - y];
    [x, y] = [nextX, nextY];
    return step;
  });
  doc.setLineJoin('round').setLineCap('round');
  doc.lines(steps, first[0], first[1], [1, 1], style, style === 'F');
  doc.setLineJoin('miter').setLineCap('butt');
}
