import type { Formats } from '../../format/index.ts';
import { tableLines } from '../../plan/terminal/tableLines.ts';
import { coinLead } from '../coinLead.ts';
import type { CoinOutline } from '../coinOutline.ts';
import { coinRecommendation } from '../coinRecommendation.ts';
import { COIN_TABLE_NOTE, coinTable } from '../coinTable.ts';

/** What a coin plan can find, in lines. */
export function coinForecastLines(formats: Formats, outline: CoinOutline, isSizeUsed: boolean): readonly string[] {
  const { headings, rows } = coinTable(formats, outline.forecast);
  return [
    coinLead(formats, outline),
    '',
    ...tableLines([headings, ...rows]),
    COIN_TABLE_NOTE,
    '',
    coinRecommendation(formats, outline, isSizeUsed),
  ];
}
