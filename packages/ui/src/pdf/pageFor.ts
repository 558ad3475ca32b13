import type { PdfPage } from './ReportPdf.ts';

/** Countries that write on Letter (CLDR, paper size 'US-Letter'); the rest of the world uses A4. */
const LETTER = new Set(['BZ', 'CA', 'CL', 'CO', 'CR', 'GT', 'MX', 'NI', 'PA', 'PH', 'PR', 'SV', 'US', 'VE']);

/**
 * The page that a reader's printer holds.
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
