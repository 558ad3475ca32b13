import { PLAN_LENGTHS } from '@roi-insight/contracts';
import type { Plot, PlotDot, PlotMark } from '../../document/Plot.ts';
import type { Formats } from '../../format/index.ts';
import type { PlanOutline } from '../design/PlanOutline.ts';
import { planPower, type PowerPoint } from './planPower.ts';

const PERCENTS = [0, 20, 40, 60, 80, 100];
/** The minimum share of cases for recommending a plan, in percent. */
const ENOUGH = 80;
/** Space beside the first and last length, as a share of the width. */
const MARGIN = 0.06;
/** A range of uncertainty is this number of standard errors on each side. */
const ERRORS = 2;

/** How often a saving is found, by the length of the plan; null if there is no forecast. */
export function powerPlot(formats: Formats, outline: PlanOutline): Plot | null {
  const power = planPower(formats, outline);
  if (power.lines.length === 0) return null;
  const [shortest] = PLAN_LENGTHS;
  const longest = PLAN_LENGTHS.at(-1) ?? shortest;
  const x = (weeks: number) => MARGIN + (1 - 2 * MARGIN) * ((weeks - shortest) / (longest - shortest));
  const y = (found: number) => 1 - Math.min(1, Math.max(0, found));
  const lines = power.lines.map(({ use, ...line }) => ({ ...line, ...LOOKS[use === 1 ? 'full' : 'less'] }));
  const dotOf = ({ weeks, found, error, label }: PowerPoint): Omit<PlotDot, 'color'> => ({
    x: x(weeks),
    y: y(found),
    shape: 'disc',
    size: 'small',
    range: { top: y(found + ERRORS * error), bottom: y(found - ERRORS * error), look: 'pale' },
    ...(weeks === outline.weeks && { label: { text: label, place: 'above' } }),
  });
  const title = `How often a saving of ${formats.typedPercent(100 * outline.smallestSaving)} is found`;
  const inWords = lines.map(
    ({ name, points }) => `${name}: ${points.map(({ weeks, label }) => `${weeks} weeks ${label}`).join(', ')}`,
  );
  return {
    title,
    legend: lines.map(({ name, color, isDashed }) => ({ text: name, color, shape: isDashed ? 'dashes' : 'line' })),
    height: 15,
    values: PERCENTS.map((percent) => ({
      y: y(percent / 100),
      label: formats.wholePercent(percent),
      isGoal: percent === ENOUGH,
    })),
    marks: [
      { kind: 'rule', color: 'muted', x: x(outline.weeks), isDashed: true },
      ...lines.flatMap(({ color, isDashed, points }): readonly PlotMark[] => {
        const dots = points.map((point) => ({ ...dotOf(point), color }));
        return [
          { kind: 'line', color, isDashed, runs: [dots] },
          { kind: 'dots', dots },
        ];
      }),
    ],
    ticks: power.lengths.map(({ weeks, isChosen }) => ({
      x: x(weeks),
      label: formats.count(weeks),
      isStrong: isChosen,
    })),
    axis: 'weeks',
    alternative: `${title}. ${inWords.join('; ')}.`,
  };
}

const LOOKS = {
  full: { color: 'after', isDashed: false },
  less: { color: 'before', isDashed: true },
} as const;
