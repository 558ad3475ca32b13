import { PLAN_LENGTHS, PLAN_USES } from '@roi-insight/contracts';
import type { Formats } from '../../format/index.ts';
import type { PlanOutline } from '../design/PlanOutline.ts';

/** The whole forecast as text. */
export interface PowerTable {
  /** 'Length', and one heading for each combination of a saving and a share of use. */
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The table of the forecast: a row for each length. */
export function powerTable(formats: Formats, { forecast }: Pick<PlanOutline, 'forecast'>): PowerTable {
  const savings = [...new Set(forecast.map(({ saving }) => saving))].toSorted((one, other) => one - other);
  const columns = savings.flatMap((saving) => PLAN_USES.map((use) => ({ saving, use })));
  const cellText = (weeks: number, saving: number, use: number) => {
    const cell = forecast.find((one) => one.weeks === weeks && one.saving === saving && one.use === use);
    if (cell === undefined) return '—';
    return `${formats.wholePercent(100 * cell.found)} ± ${formats.count(100 * cell.error)}`;
  };
  return {
    headings: [
      'Length',
      ...columns.map(
        ({ saving, use }) =>
          `${formats.typedPercent(100 * saving)} saved, ${use === 1 ? 'full use' : `${formats.wholePercent(100 * use)} use`}`,
      ),
    ],
    rows: PLAN_LENGTHS.map((weeks) =>
      [formats.counted(weeks, 'week')].concat(columns.map(({ saving, use }) => cellText(weeks, saving, use))),
    ),
  };
}

export const POWER_TABLE_TITLE = 'All forecasts as a table';

/** Explains the shares in the table. */
export const POWER_TABLE_NOTE =
  'Share of simulated rollouts in the past of these teams in which the saving was found, with its Monte-Carlo standard error.';
