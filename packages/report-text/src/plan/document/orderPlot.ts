import type { OrderBin, PlanRead } from '@roi-insight/roi-math';
import type { Plot, PlotBar } from '../../document/Plot.ts';
import type { Formats } from '../../format/index.ts';
import { orderChanceText } from '../result/orderChanceText.ts';

/** The orders that could have been drawn, by the difference that each of them would show. The plot marks the drawn order. */
export function orderPlot(formats: Formats, result: PlanRead): Plot {
  const { distribution, statistic } = result;
  const low = Math.min(statistic, ...distribution.map(({ from }) => from));
  const high = Math.max(statistic, ...distribution.map(({ to }) => to));
  const width = high > low ? high - low : 1;
  const most = Math.max(1, ...distribution.map(({ orders }) => orders));
  const at = (value: number) => (value - low) / width;
  const bar = ({ from, to, orders }: OrderBin): PlotBar => ({
    x: at(from),
    width: at(to) - at(from),
    top: 1 - orders / most,
    bottom: 1,
    // Whether these orders look at least as extreme as the drawn order.
    ...(Math.abs((from + to) / 2) >= Math.abs(statistic) ? { color: 'after' } : { color: 'before', isPale: true }),
  });
  return {
    title: 'The orders that could have been drawn',
    height: 9.5,
    ends: { left: 'Slower after the start', right: 'Faster after the start' },
    marks: [
      { kind: 'bars', bars: distribution.map(bar) },
      // A rule at zero, where orders show no difference.
      ...(low <= 0 && high >= 0 ? [{ kind: 'rule', color: 'grid', x: at(0), isDashed: true } as const] : []),
      { kind: 'rule', color: 'accent', x: at(statistic), label: 'Drawn order' },
    ],
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
