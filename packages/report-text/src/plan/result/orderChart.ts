import type { OrderBin, PlanRead } from '@roi-insight/roi-math';
import type { Formats } from '../../format/index.ts';
import { orderChanceText } from './orderChanceText.ts';

/** The distribution of the orders as a chart. Positions are shares of the plot's width and height, 0–1. */
export interface OrderChart {
  readonly bars: readonly OrderBar[];
  /** Where the drawn order is, from the left. */
  readonly real: number;
  /** Where orders without a difference are; null if that is outside of the plot. */
  readonly zero: number | null;
  readonly caption: string;
  /** The picture in a sentence. */
  readonly alternative: string;
}

/** Orders with a similar difference. */
export interface OrderBar {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  /** Whether they look at least as extreme as the drawn order. */
  readonly isExtreme: boolean;
}

export const ORDER_CHART_TITLE = 'The orders that could have been drawn';
export const ORDER_CHART_SIDES = { slower: 'Slower after the start', faster: 'Faster after the start' };
export const ORDER_CHART_REAL = 'Drawn order';

export function orderChart(formats: Formats, result: PlanRead): OrderChart {
  const { distribution, statistic } = result;
  const low = Math.min(statistic, ...distribution.map(({ from }) => from));
  const high = Math.max(statistic, ...distribution.map(({ to }) => to));
  const width = high > low ? high - low : 1;
  const most = Math.max(1, ...distribution.map(({ orders }) => orders));
  const at = (value: number) => (value - low) / width;
  const isExtreme = ({ from, to }: OrderBin) => Math.abs((from + to) / 2) >= Math.abs(statistic);
  return {
    bars: distribution.map((bin) => ({
      x: at(bin.from),
      width: at(bin.to) - at(bin.from),
      height: bin.orders / most,
      isExtreme: isExtreme(bin),
    })),
    real: at(statistic),
    zero: low <= 0 && high >= 0 ? at(0) : null,
    caption: caption(result),
    alternative: `${formats.counted(result.compared, 'order')}, by how much faster teams would look after their start. ${orderChanceText(formats, result)}`,
  };
}

function caption({ verdict }: PlanRead): string {
  const start = 'If the assistant changed nothing, each of these orders would have been as likely as the drawn one';
  return verdict === 'no-detectable-change'
    ? `${start}: the drawn order is among the ordinary ones, so chance alone can explain what happened.`
    : `${start}: the drawn order is among the rarest, so chance alone hardly explains what happened.`;
}
