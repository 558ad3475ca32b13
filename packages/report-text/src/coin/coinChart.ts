import type { CoinBin, CoinRead } from '@roi-insight/roi-math';
import type { Formats } from '../format/index.ts';
import type { OrderChart } from '../plan/result/orderChart.ts';
import { coinChanceText } from './coinChanceText.ts';

export const COIN_CHART_TITLE = 'What other coins would have shown';
export const COIN_CHART_SIDES = { slower: 'Allowed tickets slower', faster: 'Allowed tickets faster' };
export const COIN_CHART_REAL = 'Real coins';

/** The distribution of fresh draws of coins, with the real one marked. */
export function coinChart(formats: Formats, result: CoinRead): OrderChart {
  const { distribution, statistic } = result;
  const low = Math.min(statistic, ...distribution.map(({ from }) => from));
  const high = Math.max(statistic, ...distribution.map(({ to }) => to));
  const width = high > low ? high - low : 1;
  const most = Math.max(1, ...distribution.map(({ draws }) => draws));
  const at = (value: number) => (value - low) / width;
  const isExtreme = ({ from, to }: CoinBin) => Math.abs((from + to) / 2) >= Math.abs(statistic);
  return {
    bars: distribution.map((bin) => ({
      x: at(bin.from),
      width: at(bin.to) - at(bin.from),
      height: bin.draws / most,
      isExtreme: isExtreme(bin),
    })),
    real: at(statistic),
    zero: low <= 0 && high >= 0 ? at(0) : null,
    caption: `If the coin changed nothing, each of these draws would have been as likely as the real one: the real one is among the ${
      result.verdict === 'no-detectable-change' ? 'ordinary ones' : 'rarest'
    }, so chance alone ${result.verdict === 'no-detectable-change' ? 'can' : 'hardly'} ${
      result.verdict === 'no-detectable-change' ? 'explain' : 'explains'
    } the difference.`,
    alternative: `${formats.counted(result.compared, 'draw')} of coins, by how much faster allowed tickets would look. ${coinChanceText(formats, result)}`,
  };
}
