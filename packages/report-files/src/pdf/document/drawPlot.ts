import type { Plot, PlotArea } from '@roi-insight/report-text';
import { note } from '../sections/section.ts';
import type { Flow } from '../writer/Flow.ts';
import type { PageWriter } from '../writer/PageWriter.ts';
import { text } from '../writer/styles.ts';
import { behindGrid, drawMark } from './drawMark.ts';
import { plotLegend } from './plotLegend.ts';
import { type Area, axisTicks, valueAxis } from './plotAxes.ts';

const { small } = text;

/** Lengths in points: the minimum height of all areas together, and the minimum for each unit of their `height`. */
const MIN_HEIGHT = 84;
const LINE = 6;
/** A plot with values may become higher by this share of its minimum height. */
const STRETCH = 0.8;
/** Width of the values to the left of an area. The second one is for areas that also show the meaning of their two ends. */
const VALUES = 34;
const SIDES = 42;
/** Space above an area whose dots have no values. */
const ABOVE = 4;
/** Space above an area whose dots have values. */
const ABOVE_VALUES = 9;
/** Space below an area. */
const BELOW = 3;
/** Space between the two areas. */
const GAP = 14;
/** Space at the two ends of an area if dots are at its ends. */
const INSET = 12;

export function drawPlot(flow: Flow, plot: Plot): void {
  const { writer } = flow;
  const lines = plot.height + (plot.second?.height ?? 0);
  const height = Math.max(MIN_HEIGHT, LINE * lines);
  const title = writer.heightOf(plot.title, text.heading, writer.width);
  const around = title + heightAbove(plot) + heightBetween(plot) + heightBelow(plot);
  flow.add({
    height: height + around,
    stretch: plot.values === undefined ? 0 : STRETCH * height,
    draw: (given) => {
      writer.tags.within('H3', () => writer.drawText(plot.title, text.heading, writer.y, writer.column));
      const close = writer.tags.open('Figure', plot.alternative);
      writer.tags.mark(() => drawAreas(writer, plot, writer.y + title, (given - around) / lines));
      close();
    },
  });
  const words = [plot.finding, plot.caption].filter((part) => part !== undefined);
  if (words.length > 0) note(flow, words.join(' '));
}

/** Numbers of text lines above an area: for its name and the legend (`head`), and for the names of its marks (`names`). */
function linesAbove({ name, marks, legend, sides }: PlotArea & Partial<Plot>): { head: number; names: number } {
  const names = marks.map((mark) => {
    if (mark.kind !== 'rule') return 0;
    return mark.flag === undefined ? Number(mark.label !== undefined) : Math.max(1, mark.flag.line);
  });
  return { head: name === undefined && !legend && !sides ? 0 : 1, names: Math.max(0, ...names) };
}

function heightAbove(plot: Plot): number {
  const { head, names } = linesAbove(plot);
  const hasValues = plot.marks.some(
    (mark) => mark.kind === 'dots' && mark.dots.some(({ label }) => label?.place === 'above'),
  );
  return (head + names) * small.leading + (hasValues || plot.sides ? ABOVE_VALUES : ABOVE);
}

const heightBetween = ({ second }: Plot) => (second ? GAP + small.leading : 0);

function heightBelow({ ticks = [], axis, ends }: Plot): number {
  const lines = ticks.some(({ below }) => below !== undefined) ? 2 : Math.min(1, ticks.length);
  const names = Number(axis !== undefined) + Number(ends !== undefined);
  return 2 * BELOW + (lines + names) * small.leading;
}

/** @param line points for each unit of the areas' `height` */
function drawAreas(writer: PageWriter, plot: Plot, top: number, line: number): void {
  const { second, sides, ends, axis, ticks = [] } = plot;
  const values = plot.values === undefined ? 0 : sides ? SIDES : VALUES;
  const [left, width] = [writer.left + values, writer.width - values];
  const area = { left, width, top: top + heightAbove(plot), height: line * plot.height };
  const column = { x: writer.left, width: values - 8, align: 'right' } as const;
  if (plot.name !== undefined) writer.drawLine(plot.name, small, top, writer.column);
  if (plot.legend) plotLegend(writer, plot.legend, top);
  if (sides) writer.drawLine(sides.upper, small, top, column);
  drawArea(writer, plot, area);
  let bottom = area.top + area.height;
  if (sides) writer.drawLine(sides.lower, small, bottom + 0.6 * small.leading, column);
  if (second) {
    const below = { left, width, top: bottom + heightBetween(plot), height: line * second.height };
    if (second.name !== undefined) writer.drawLine(second.name, small, below.top - small.leading - 6, writer.column);
    drawArea(writer, second, below);
    bottom = below.top + below.height;
  }
  axisTicks(writer, ticks, innerOf(plot, area), bottom + BELOW);
  const last = bottom + heightBelow(plot) - BELOW - small.leading;
  if (axis !== undefined) writer.drawLine(axis, small, last, { x: left, width, align: 'center' });
  if (ends) {
    writer.drawLine(ends.left, small, last, writer.column);
    writer.drawLine(ends.right, small, last, { ...writer.column, align: 'right' });
  }
}

function drawArea(writer: PageWriter, plot: PlotArea, area: Area): void {
  const { doc, colors } = writer;
  const inner = innerOf(plot, area);
  const { values, marks } = plot;
  for (const mark of marks) behindGrid(writer, mark, inner);
  valueAxis(writer, values ?? [], area, area.left - writer.left - 6);
  for (const mark of marks) drawMark(writer, mark, inner);
  if (values !== undefined) return;
  const bottom = area.top + area.height;
  doc
    .setDrawColor(colors.hairlineStrong)
    .setLineWidth(0.5)
    .line(area.left, bottom, area.left + area.width, bottom);
}

function innerOf({ marks }: PlotArea, area: Area): Area {
  const reachesEnds = marks.some((mark) => mark.kind === 'dots' && mark.dots.some(({ x }) => x === 0 || x === 1));
  return reachesEnds ? { ...area, left: area.left + INSET, width: area.width - 2 * INSET } : area;
}
