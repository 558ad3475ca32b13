import { unclearNumber } from '@roi-insight/report-text';
import type { Options } from './commandLine.ts';
import { wrongInput } from './exitCodes.ts';

/** The options that are numbers. */
type NumberName = 'seats' | 'price' | 'realization' | 'engineer-cost' | 'weeks' | 'ramp' | 'smallest-saving';

interface Limits {
  readonly min: number;
  readonly max: number;
  readonly isWhole?: boolean;
}

/** The number of an option; null without the option. Throws a `CommandError` that says which numbers are valid. */
export function numberOption(options: Options, name: NumberName, { min, max, isWhole = false }: Limits): number | null {
  const text = options[name];
  if (text === undefined) return null;
  const value = Number(text);
  const unclear = isWhole ? null : unclearNumber(text);
  if (unclear !== null) throw wrongInput(`--${name}: ${unclear}`);
  if ((isWhole ? /^\d+$/ : /^\d+(\.\d+)?$/).test(text) && value >= min && value <= max) return value;
  const kind = isWhole ? 'a whole number' : 'a number';
  throw wrongInput(`--${name} must be ${kind} from ${min} to ${max}, without signs or thousands separators.`);
}
