import { sourceOptionErrors, unclearNumber } from '@roi-insight/report-text';
import { wrongInput } from './exitCodes.ts';

interface Limits {
  readonly min: number;
  readonly max: number;
  readonly isWhole?: boolean;
}

/** The number of an option; null if the option is missing. Throws a `CommandError` that names the valid numbers. */
export function numberOption<Name extends string>(
  options: { readonly [name in Name]?: string },
  name: Name,
  { min, max, isWhole = false }: Limits,
): number | null {
  const text = options[name];
  if (text === undefined) return null;
  const value = Number(text);
  const unclear = isWhole ? null : unclearNumber(text);
  if (unclear !== null) throw wrongInput(`--${name}: ${unclear}`);
  if ((isWhole ? /^\d+$/ : /^\d+(\.\d+)?$/).test(text) && value >= min && value <= max) return value;
  throw wrongInput(sourceOptionErrors.number(name, isWhole, min, max));
}
