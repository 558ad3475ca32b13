import { percentScale } from '../charts/percentScale.ts';
import type { Plot, PlotDot } from '../document/Plot.ts';
import { type Formats, wholeSize } from '../format/index.ts';
import { type EstimatedQuarter, isEstimated, type QuarterCourse } from './quarterCourse.ts';
import { quartersTable } from './quartersTable.ts';

const MAX_STEPS = 6;

/** The effect of every quarter with its range, around zero. A quarter that has no estimate keeps its place. */
export function quartersPlot(formats: Formats, { quarters }: QuarterCourse): Plot {
  const estimated = quarters.filter(isEstimated);
  const ends = estimated.flatMap(({ estimate: { quoted, interval } }) => [quoted, ...interval]);
  const { y, ticks, isCut } = percentScale(formats, ends, MAX_STEPS);
  const x = (number: number) => (number - 0.5) / quarters.length;
  const isSomeRunning = quarters.some(({ quarter }) => !quarter.complete);
  const dot = ({ number, quarter, estimate: { quoted, interval, claim } }: EstimatedQuarter): PlotDot => ({
    x: x(number),
    y: y(quoted),
    color: 'after',
    shape: quarter.complete ? 'disc' : 'ring',
    size: 'medium',
    range: { top: y(interval[1]), bottom: y(interval[0]), look: quarter.complete ? 'bold' : 'dashed' },
    // If tickets were slower, the label is below the range. Above it, readers would think that tickets were faster.
    ...(claim !== 'no-detectable-change' && {
      label: { text: wholeSize(formats, quoted), place: quoted < 0 ? 'below' : 'above' },
    }),
  });
  return {
    title: 'Effect by quarter since adoption',
    name: 'Above zero = faster',
    height: 16,
    values: ticks,
    marks: [{ kind: 'dots', dots: estimated.map(dot) }],
    ticks: quarters.map(({ number, quarter }) => ({
      x: x(number),
      label: formats.count(number),
      ...(isSomeRunning && { below: quarter.complete ? null : 'so far' }),
    })),
    axis: 'Quarter since adoption',
    // The sentences before the plot and the table after it have the values.
    alternative: `The effect of ${formats.counted(quarters.length, 'quarter')}, each with its range.`,
    ...(ends.some(isCut) && { caption: 'Lines that reach the edge go beyond the chart.' }),
    table: quartersTable(formats, quarters),
  };
}
