import type { EventWeek } from '@roi-insight/contracts';
import type { ChartTable } from '../charts/ChartModel.ts';
import { describeSpeed, type Formats, wholeSize } from '../format/index.ts';
import { percentScale, type PercentTick } from './percentScale.ts';

/** The effect of a week with its interval; shares of the plot, 0–1, from left and top. */
export interface EventMark {
  readonly x: number;
  readonly y: number;
  readonly top: number;
  readonly bottom: number;
}

/** The effect by week since adoption. */
export interface EventTimeChart {
  readonly marks: readonly EventMark[];
  readonly percentTicks: readonly PercentTick[];
  /** Share of the width taken by the weeks in which a team learns; 0 if none of them is shown. */
  readonly learning: number;
  readonly weekTicks: readonly { readonly x: number; readonly label: string }[];
}

/** Weeks in which a team learns to use the assistant. */
const LEARNING_WEEKS = 4;
const MAX_STEPS = 6;
/** Only every third week has a label. */
const LABEL_STEP = 3;

/** The effect by week since adoption, as a curve; null without weeks. */
export function eventTimeChart(formats: Formats, unordered: readonly EventWeek[]): EventTimeChart | null {
  const weeks = inOrder(unordered);
  const [first, last] = [weeks[0]?.week, weeks.at(-1)?.week];
  if (first === undefined || last === undefined || weeks.length < 2) return null;
  const span = last - first + 1;
  const x = (week: number) => (week - first + 0.5) / span;
  const { y, ticks } = percentScale(
    formats,
    weeks.flatMap(({ effectPercent: effect, intervalPercent: interval }) => [effect, ...interval]),
    MAX_STEPS,
  );
  return {
    marks: weeks.map(({ week, effectPercent: effect, intervalPercent: [low, high] }) => ({
      x: x(week),
      y: y(effect),
      top: y(high),
      bottom: y(low),
    })),
    percentTicks: ticks,
    learning: Math.min(1, Math.max(0, (LEARNING_WEEKS - first) / span)),
    weekTicks: weeks
      .filter(({ week }) => week % LABEL_STEP === 0)
      .map(({ week }) => ({ x: x(week), label: formats.count(week + 1) })),
  };
}

/** Clamped, as report files can be written by hand. */
const inOrder = (weeks: readonly EventWeek[]) => weeks.toSorted((a, b) => a.week - b.week);

export const EVENT_TIME_TITLE = 'Effect by week since adoption';

/** Explains how the curve is made and what the shaded area means. */
export const eventTimeNote = (formats: Formats): string =>
  `Fitted as a straight line, with its 95% range. The first ${formats.counted(LEARNING_WEEKS, 'week')} are shaded as ramp-up.`;

export const LEARNING = 'Ramp-up';

/** Every week with its effect and interval. */
export function eventTimeTable(formats: Formats, weeks: readonly EventWeek[]): ChartTable {
  return {
    head: ['Week since adoption', 'Effect', 'Low end', 'High end'],
    rows: weeks.map(({ week, effectPercent: effect, intervalPercent: interval }) => [
      formats.count(week + 1),
      ...[effect, ...interval].map((percent) => describeSpeed(formats, percent)),
    ]),
    texts: 1,
  };
}

/** @example '12% faster in week 1, 31% faster in week 13, but a constant effect fits equally well.' */
export function eventTimeFinding(formats: Formats, unordered: readonly EventWeek[]): string {
  const weeks = inOrder(unordered);
  const [first, last] = [weeks[0], weeks.at(-1)];
  if (first === undefined || last === undefined) return '';
  const inWeek = ({ week, effectPercent: effect }: EventWeek) =>
    `${wholeSize(formats, effect)} ${effect < 0 ? 'slower' : 'faster'} in week ${formats.count(week + 1)}`;
  const curve = `${inWeek(first)}, ${inWeek(last)}`;
  // A constant effect fits if it lies within the band of every week.
  const isConstantPossible =
    Math.max(...weeks.map(({ intervalPercent: [low] }) => low)) <=
    Math.min(...weeks.map(({ intervalPercent: [, high] }) => high));
  return isConstantPossible ? `${curve}, but a constant effect fits equally well.` : `${curve}.`;
}
