/**
 * Why a typed number is refused although it is one: its third decimal may be meant as thousands. Null if the number is
 * clear.
 * @example unclearNumber('90.000') // '“90.000” can be 90 and a fraction, or 90000. Write …'
 */
export function unclearNumber(text: string): string | null {
  const [, whole = '', decimals = ''] = /^\s*-?(\d*)\.(\d{3,})\s*$/.exec(text) ?? [];
  if (decimals === '') return null;
  const isGroup = decimals.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  const readings = isGroup ? `“${text.trim()}” can be ${whole} and a fraction, or ${whole}${decimals}. ` : '';
  return `${readings}Write at most two decimals, and no separators of thousands.`;
}
