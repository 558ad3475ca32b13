/** An ISO 4217 code of a currency that exists, in capitals; else null. @example readCurrency('eur') // 'EUR' */
export function readCurrency(text: string): string | null {
  const code = text.trim().toUpperCase();
  return Intl.supportedValuesOf('currency').includes(code) ? code : null;
}

/**
 * A BCP 47 tag of a locale that `Intl` knows, else null. Extensions are left out. A calendar such as `-u-ca-buddhist` would show other years than
 * those in the report, and digits already follow from language and region.
 * @example readLocale('de-de-u-nu-thai') // 'de-DE'
 */
export function readLocale(text: string): string | null {
  try {
    const { baseName } = new Intl.Locale(text.trim());
    return Intl.NumberFormat.supportedLocalesOf(baseName).length === 0 ? null : baseName;
  } catch {
    return null;
  }
}
