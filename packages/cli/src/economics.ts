import { type Economics, MAX_SEAT_PRICE, MAX_SEATS, type MonthlySpend } from '@roi-insight/contracts';
import { readSpendFile } from '@roi-insight/report-files/read-spend';
import { defaultEconomics } from '@roi-insight/roi-math';
import { wrongInput } from './exitCodes.ts';
import { readInput } from './files/readInput.ts';
import type { Formats } from '@roi-insight/report-text';
import { numberOption } from './numberOption.ts';
import type { COSTS } from './options/optionGroups.ts';
import type { OptionsOf } from './options/OptionTable.ts';

/** Reads the inputs of the net value from the options. Missing options have the app's defaults. */
export async function readEconomics(formats: Formats, options: OptionsOf<typeof COSTS>): Promise<Economics> {
  const seats = numberOption(options, 'seats', { min: 1, max: MAX_SEATS, isWhole: true });
  const price = numberOption(options, 'price', { min: 0, max: MAX_SEAT_PRICE });
  const realization = numberOption(options, 'realization', { min: 0, max: 100 });
  return {
    seats: seats ?? defaultEconomics.seats,
    pricePerSeatMonth: price ?? defaultEconomics.pricePerSeatMonth,
    realisationRate: realization === null ? defaultEconomics.realisationRate : realization / 100,
    spend: await readSpend(formats, options.spend),
    touched: [
      ...(seats === null ? [] : (['seats'] as const)),
      ...(price === null ? [] : (['price'] as const)),
      ...(realization === null ? [] : (['realization'] as const)),
    ],
    enteredEngineerCost: numberOption(options, 'engineer-cost', { min: 1, max: MAX_COST }),
  };
}

/** Maximum of a cost, in dollars a year. */
const MAX_COST = 1e9;

async function readSpend(formats: Formats, file: string | undefined): Promise<readonly MonthlySpend[]> {
  if (file === undefined) return [];
  const text = await readInput(file);
  const read = await readSpendFile(formats, new Blob([text]));
  if (read.kind === 'refused') throw wrongInput(`${file}: ${read.message}`);
  return read.spend;
}
