import { type Economics, MAX_SEAT_PRICE, MAX_SEATS, type MonthlySpend } from '@roi-insight/contracts';
import { readSpendFile } from '@roi-insight/report-files/read-spend';
import { defaultEconomics } from '@roi-insight/roi-math';
import type { Options } from './commandLine.ts';
import { wrongInput } from './exitCodes.ts';
import { readInput } from './files/readInput.ts';
import { type Formats, unclearNumber } from '@roi-insight/report-text';

/** The inputs of the net value from the options; the others have the app's defaults. */
export async function readEconomics(formats: Formats, options: Options): Promise<Economics> {
  const seats = numberOf(options, 'seats', { min: 1, max: MAX_SEATS, isWhole: true });
  const price = numberOf(options, 'price', { min: 0, max: MAX_SEAT_PRICE });
  const realization = numberOf(options, 'realization', { min: 0, max: 100 });
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
    enteredEngineerCost: numberOf(options, 'engineer-cost', { min: 1, max: MAX_COST }),
  };
}

/** Dollars a year. */
const MAX_COST = 1e9;

interface Limits {
  readonly min: number;
  readonly max: number;
  readonly isWhole?: boolean;
}

function numberOf(
  options: Options,
  name: 'seats' | 'price' | 'realization' | 'engineer-cost',
  { min, max, isWhole = false }: Limits,
): number | null {
  const text = options[name];
  if (text === undefined) return null;
  const value = Number(text);
  const unclear = isWhole ? null : unclearNumber(text);
  if (unclear !== null) throw wrongInput(`--${name}: ${unclear}`);
  if ((isWhole ? /^\d+$/ : /^\d+(\.\d+)?$/).test(text) && value >= min && value <= max) return value;
  const kind = isWhole ? 'a whole number' : 'a number';
  throw wrongInput(`--${name} must be ${kind} from ${min} to ${max}, without signs or thousands separators.`);
}

async function readSpend(formats: Formats, file: string | undefined): Promise<readonly MonthlySpend[]> {
  if (file === undefined) return [];
  const text = await readInput(file);
  const read = await readSpendFile(formats, new Blob([text]));
  if (read.kind === 'refused') throw wrongInput(`${file}: ${read.message}`);
  return read.spend;
}
