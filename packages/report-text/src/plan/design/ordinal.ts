import type { Formats } from '../../format/index.ts';

const RULES = new Intl.PluralRules('en-US', { type: 'ordinal' });
const ENDINGS: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };

/** A position in a list. @example ordinal(formats, 22) // '22nd' */
export function ordinal({ count }: Formats, position: number): string {
  return `${count(position)}${ENDINGS[RULES.select(position)] ?? 'th'}`;
}
