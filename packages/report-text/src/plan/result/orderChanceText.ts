import type { PlanRead } from '@roi-insight/roi-math';
import type { Formats } from '../../format/index.ts';

/** How often chance alone gives such a result, as a share of the orders that could have been drawn. */
export function orderChanceText(formats: Formats, { extreme, compared, possible }: PlanRead): string {
  const share = `${formats.count(extreme)} of ${formats.count(compared)} orders`;
  const which = compared === possible ? '' : `, taken at random from ${ordersText(formats, possible)},`;
  const others = extreme === 1 ? ': the one that was drawn' : '';
  return `${share}${which} would look like this by chance${others}.`;
}

/** A number of orders. Numbers of a million or more are rounded. @example '2.4 billion' */
export function ordersText(formats: Formats, orders: number): string {
  if (orders < 1e6) return formats.count(orders);
  if (orders < 1e9) return `${formats.typed(round(orders / 1e6))} million`;
  return orders < 1e12 ? `${formats.typed(round(orders / 1e9))} billion` : 'more than a trillion';
}

const round = (value: number) => Math.round(value * 10) / 10;
