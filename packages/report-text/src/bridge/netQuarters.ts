import type { Report } from '@roi-insight/contracts';
import type { OpenRange, QuarterNet } from '@roi-insight/roi-math';
import type { ChartTable } from '../charts/ChartModel.ts';
import type { Formats } from '../format/index.ts';
import { capitalized } from '../capitalized.ts';
import { quarterName } from '../quarters/quarterName.ts';
import { netWord } from './netFigure.ts';
import { moneyRange } from './outcomeText.ts';
import { yearNote } from './yearNote.ts';

/** The quarters whose net values add up to the net value of a year. */
export interface NetQuarters {
  readonly title: string;
  readonly table: ChartTable;
  readonly note: string;
}

const KINDS: Readonly<Record<QuarterNet['kind'], string>> = {
  measured: 'Measured',
  projected: 'Projected',
  'not-projected': 'Not projected',
};

/** The net value of each quarter, and whether it was measured. */
export function netQuarters(formats: Formats, report: Report, quarters: readonly QuarterNet[]): NetQuarters {
  return {
    title: 'Net by quarter',
    table: {
      head: ['Quarter', 'Basis', 'Result', 'Net', 'Range'],
      rows: quarters.map(({ number, kind, net, outcome }) => {
        const range = kind === 'not-projected' ? 'Licenses only' : rangeOf(formats, net);
        return [capitalized(quarterName(number)), KINDS[kind], netWord[outcome], formats.money(net.base), range];
      }),
      texts: 3,
    },
    note: yearNote(formats, report, quarters),
  };
}

const rangeOf = (formats: Formats, net: OpenRange) =>
  net.low === net.high ? formats.money(net.low) : moneyRange(formats, net);
