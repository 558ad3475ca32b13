import { MAX_SPEND_MONTHS, type MonthlySpend } from '@roi-insight/contracts';
import { RowReader, UnreadableFileError } from '@roi-insight/file-reading';
import { type Formats, readingFailureTexts, spendFileTexts, type SpendReading } from '@roi-insight/report-text';
import { amountsOf } from './spendAmounts.ts';
import { SpendError } from './SpendError.ts';

/** Maximum size of a file: far more than {@link MAX_SPEND_MONTHS} lines need. */
export const SPEND_MAX_BYTES = 100_000;

/** The two cells of a line, as text. */
interface Row {
  readonly line: number;
  readonly month: string;
  readonly amount: string;
}

/** Reads a file of monthly spend. Never rejects, and never reads a file larger than {@link SPEND_MAX_BYTES}. */
export async function readSpendFile(formats: Formats, file: Blob): Promise<SpendReading> {
  if (file.size > SPEND_MAX_BYTES) return refused(spendFileTexts.tooLarge);
  try {
    return readSpend(formats, await file.text());
  } catch {
    return refused(readingFailureTexts.file);
  }
}

/**
 * Parses CSV text with two columns, month (2025-09 or 09/2025) and amount, separated by comma or semicolon. Quotes and
 * a header are optional. Nothing is guessed: an amount with two possible readings in the report's locale is refused.
 */
export function readSpend(formats: Formats, text: string): SpendReading {
  try {
    return { kind: 'read', spend: spendOf(formats, withoutHeader(rowsOf(text))) };
  } catch (error) {
    if (error instanceof SpendError) return refused(error.message);
    throw error;
  }
}

const refused = (message: string): SpendReading => ({ kind: 'refused', message });

function rowsOf(text: string): readonly Row[] {
  const delimiter = text.replaceAll(/"[^"]*"/g, '').includes(';') ? ';' : ',';
  const rows: Row[] = [];
  const reader = new RowReader(
    () => delimiter,
    ([month = '', amount, ...others], line) => {
      if (amount === undefined || others.length > 0) throw new SpendError(spendFileTexts.otherColumns(line));
      // Spreadsheets also export the spaces around a value in quotes.
      rows.push({ line, month: month.trim(), amount: amount.trim() });
    },
  );
  try {
    // The reader takes quotes only directly after a delimiter, but people type a space between the two.
    reader.write(text.replaceAll(/\r\n?/g, '\n').replaceAll(`${delimiter} "`, `${delimiter}"`));
    reader.end();
  } catch (error) {
    throw error instanceof UnreadableFileError ? new SpendError(spendFileTexts.openQuote) : error;
  }
  return rows;
}

/** Removes a header: a first line without any digit. */
function withoutHeader(rows: readonly Row[]): readonly Row[] {
  const [first] = rows;
  return first !== undefined && !/\d/.test(first.month + first.amount) ? rows.slice(1) : rows;
}

function spendOf(formats: Formats, rows: readonly Row[]): readonly MonthlySpend[] {
  if (rows.length === 0) throw new SpendError(spendFileTexts.empty);
  if (rows.length > MAX_SPEND_MONTHS) throw new SpendError(spendFileTexts.tooManyMonths(MAX_SPEND_MONTHS));
  const months = rows.map(monthOf);
  rows.forEach(({ line }, index) => {
    const before = rows[months.indexOf(months[index] ?? '')]?.line;
    if (before !== line) throw new SpendError(spendFileTexts.repeatedMonth(line, before));
  });
  const amounts = amountsOf(formats, rows);
  return months
    .map((month, index) => ({ month, amount: amounts[index] ?? Number.NaN }))
    .toSorted((a, b) => (a.month < b.month ? -1 : 1));
}

function monthOf({ line, month: text }: Row): string {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(text) ?? [];
  const [, first, last] = /^(\d{2})\/(\d{4})$/.exec(text) ?? [];
  const found = year === undefined ? `${last}-${first}` : `${year}-${month}`;
  if (/^\d{4}-(0[1-9]|1[0-2])$/.test(found)) return found;
  throw new SpendError(spendFileTexts.noMonth(line, text));
}
