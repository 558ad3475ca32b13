import { type CoinCell, PLAN_USES } from '@roi-insight/contracts';
import type { Formats } from '../format/index.ts';

/** The whole forecast of a coin plan as text: a row for each length. */
export interface CoinTable {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export function coinTable(formats: Formats, cells: readonly CoinCell[]): CoinTable {
  const unique = (values: readonly number[]) => [...new Set(values)].toSorted((one, other) => one - other);
  const columns = unique(cells.map(({ saving }) => saving)).flatMap((saving) =>
    PLAN_USES.map((use) => ({ saving, use })),
  );
  const textOf = (weeks: number, saving: number, use: number) => {
    const cell = cells.find((one) => one.weeks === weeks && one.saving === saving && one.use === use);
    return cell === undefined
      ? '—'
      : `${formats.wholePercent(100 * cell.found)} ± ${formats.count(Math.ceil(100 * cell.error))}`;
  };
  return {
    headings: [
      'Length',
      ...columns.map(
        ({ saving, use }) =>
          `${formats.typedPercent(100 * saving)} saved, ${use === 1 ? 'all allowed tickets' : `${formats.wholePercent(100 * use)} of them`}`,
      ),
    ],
    rows: unique(cells.map(({ weeks }) => weeks)).map((weeks) =>
      [formats.counted(weeks, 'week')].concat(columns.map(({ saving, use }) => textOf(weeks, saving, use))),
    ),
  };
}

/** What the shares of the table are. */
export const COIN_TABLE_NOTE =
  'Share of simulated experiments in the past of this team in which the saving was found, with its Monte-Carlo standard error. “All allowed tickets” use the assistant, or the given part of them.';
