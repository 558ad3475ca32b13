import type { Formats } from './createFormats.ts';
import { exactly } from './decimals.ts';

/**
 * A quoted name, which stays as it is, or a number apart from letters and punctuation: not part of a code ("R2"), a time of day,
 * a date or a time zone ("Etc/GMT+5").
 */
const NAME_OR_NUMBER = /“[^”]*”|(?<![\w.,:/+-])\d+(\.\d+)?(%?)(?![\w:/+-]|[.,]\d)/g;

/**
 * A sentence of the measurement, whose numbers are written as in en-US, with the numbers of this page.
 * @example inPageNumbers(formats, 'Times were already falling by 1.5% a week.') // in de-DE: 'Times were already falling by 1,5 % a week.'
 */
export function inPageNumbers(formats: Formats, sentence: string): string {
  return sentence.replaceAll(NAME_OR_NUMBER, (text, fraction: string | undefined, percent: string | undefined) => {
    if (text.startsWith('“')) return text;
    const unit = percent === '%' ? ({ style: 'unit', unit: 'percent' } as const) : {};
    return formats.number({ ...exactly((fraction ?? '.').length - 1), ...unit })(Number.parseFloat(text));
  });
}
