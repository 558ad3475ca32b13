import type { PdfPage } from './ReportPdf.ts';

/** Countries that use Letter paper (CLDR, paper size 'US-Letter'); all others use A4. */
const LETTER = new Set(['BZ', 'CA', 'CL', 'CO', 'CR', 'GT', 'MX', 'NI', 'PA', 'PH', 'PR', 'SV', 'US', 'VE']);

/**
 * The paper size that is usual in a reader's country; A4 if the tag is invalid.
 * @param language a BCP 47 tag, as `navigator.language` gives it
 * @example pageFor('en-US') // 'letter'
 * @example pageFor('de') // 'a4'
 */
export function pageFor(language: string): PdfPage {
  try {
    const { region } = new Intl.Locale(language).maximize();
    return region !== undefined && LETTER.has(region) ? 'letter' : 'a4';
  } catch {
    return 'a4';
  }
}
