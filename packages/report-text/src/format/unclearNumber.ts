/**
 * The reason to refuse a typed number whose third decimal may be meant as a thousands separator. Null if the number is
 * clear.
 * @example unclearNumber('90.000') // '“90.000” could mean 90 or 90000. Use …'
 */
export function unclearNumber(text: string): string | null {
  const [, whole = '', decimals = ''] = /^\s*-?(\d*)\.(\d{3,})\s*$/.exec(text) ?? [];
  if (decimals === '') return null;
  const isGroup = decimals.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  const readings = isGroup ? `“${text.trim()}” could mean ${whole} or ${whole}${decimals}. ` : '';
  return `${readings}Use at most two decimals and no thousands separators.`;
}
