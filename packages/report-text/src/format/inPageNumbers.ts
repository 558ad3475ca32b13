import { exactly } from './formatMoney.ts';
import { numberFormat } from './numberFormat.ts';

/**
 * A quoted name, which stays as it is, or a number that stands by itself: not part of a code ("R2"), a time of day, a date or a
 * time zone ("Etc/GMT+5").
 */
const NAME_OR_NUMBER = /“[^”]*”|(?<![\w.,:/+-])\d+(\.\d+)?(%?)(?![\w:/+-]|[.,]\d)/g;

/**
 * A sentence of the measurement, with its numbers as this page writes them. Reports carry such sentences ready to be read, because
 * what counts as a doubt is decided where it is measured; there, nobody knows the page. Their numbers are written as in en-US.
 * @example inPageNumbers('Times were already falling by 1.5% a week.') // in de-DE: 'Times were already falling by 1,5 % a week.'
 */
export function inPageNumbers(sentence: string): string {
  return sentence.replaceAll(NAME_OR_NUMBER, (text, fraction: string | undefined, percent: string | undefined) => {
    if (text.startsWith('“')) return text;
    const unit = percent === '%' ? ({ style: 'unit', unit: 'percent' } as const) : {};
    return numberFormat({ ...exactly((fraction ?? '.').length - 1), ...unit })(Number.parseFloat(text));
  });
}
