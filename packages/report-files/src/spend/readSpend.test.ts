import { describe, expect, it, vi } from 'vitest';
import { readSpend, readSpendFile, SPEND_MAX_BYTES } from './readSpend.ts';
import { createFormats, defaultBrand } from '@roi-insight/report-text';

const formats = createFormats(defaultBrand);

function months(text: string, notation = formats) {
  const reading = readSpend(notation, text);
  return reading.kind === 'read' ? reading.spend.map(({ month, amount }) => [month, amount]) : reading.message;
}

const SEPTEMBER = [['2025-09', 1234.5]];

describe('readSpend', () => {
  it.each([
    ['commas', '2025-09,1234.5'],
    ['semicolons', '2025-09;1234.5'],
    ['a decimal comma', '2025-09;1234,50'],
    ['a decimal comma in quotes', '2025-09,"1234,50"'],
    ['everything in quotes', '"2025-09","1234.5"'],
    ['a separator in quotes', '"2025-09";"1.234,50"'],
    ['thousands separators', '2025-09,"1,234.50"'],
    ['thousands separators and a decimal comma', '2025-09;1.234,50'],
    ['the other notation of a month', '09/2025,1234.5'],
    ['a header', 'Month,Amount\n2025-09,1234.5'],
    ['a header in quotes', '"Month";"Amount"\r\n2025-09;1234.5\r\n'],
    ['a byte order mark', '\uFEFF2025-09,1234.5'],
    ['empty lines and spaces', '\n  2025-09 , 1234.5  \n\n'],
    ['a dollar sign', '2025-09,$1234.5'],
    ['line ends of an old Mac', 'Month,Amount\r2025-09,1234.5'],
    ['spaces within quotes', '2025-09," $1,234.50 "'],
    ['a space before a quote', '2025-09, "1,234.50"'],
    ['a line break in a header', '"Month\n(UTC)",Amount\n2025-09,1234.5'],
  ])('reads a file with %s', (_, text) => {
    expect(months(text)).toEqual(SEPTEMBER);
  });

  it.each([
    ['en-US', 'USD', '"1,234"', 1234],
    ['en-US', 'USD', '"$1,234"', 1234],
    ['en-US', 'USD', '"1,234,567.5"', 1_234_567.5],
    ['en-US', 'USD', '"USD 1,234.50"', 1234.5],
    ['en-US', 'USD', '"1,234.50 USD"', 1234.5],
    ['en-US', 'EUR', '"€1.234,50"', 1234.5],
    ['de-DE', 'EUR', '"1.234"', 1234],
    ['de-DE', 'EUR', '"1.234 €"', 1234],
    ['de-DE', 'EUR', '"1.234,50 EUR"', 1234.5],
    ['de-CH', 'CHF', '"CHF 1’234.50"', 1234.5],
    ['fr-FR', 'EUR', '"1\u202f234,50\u00a0€"', 1234.5],
    ['da-DK', 'DKK', '"1.234,50 kr."', 1234.5],
    ['en-IN', 'INR', '"₹12,34,567.50"', 1_234_567.5],
    ['en-US', 'KWD', '1.234', 1.234],
    ['ja-JP', 'JPY', '"￥12,346"', 12_346],
    ['ja-JP', 'JPY', '"１２,３４６円"', 12_346],
    ['en-US', 'USD', '"1,234 US dollars"', 1234],
  ])('with locale %s and currency %s, reads %s', (locale, currency, amount, expected) => {
    expect(months(`2025-09;${amount}`, createFormats({ locale, currency }))).toEqual([['2025-09', expected]]);
  });

  it.each([
    ['en-US', 'USD', '1.234', '“1.234” can be 1,234 or 1.234 with three decimals'],
    ['de-DE', 'EUR', '"1,234"', '“1,234” can be 1.234 or 1,234 with three decimals'],
    ['de-CH', 'CHF', '"1,234"', "“1,234” can be 1'234 or 1.234 with three decimals"],
    ['fr-FR', 'EUR', '1.234', 'with three decimals'],
    ['de-DE', 'EUR', '-5', '“-5” is negative. Subtract a credit from the month that it is for'],
    ['en-US', 'USD', '($5.00)', '“($5.00)” is negative'],
    ['en-US', 'USD', '$(5.00)', 'is negative'],
    ['en-US', 'USD', '−$5', 'is negative'],
    ['en-US', 'USD', '5-', 'is negative'],
    ['en-US', 'USD', '(5', 'is not an amount'],
    ['en-US', 'USD', '--5', 'is not an amount'],
    ['en-US', 'USD', '€5', '“€5” is in another currency. The amounts of this report are in USD'],
    ['de-DE', 'EUR', '5 CHF', 'is in another currency'],
    ['en-US', 'USD', '5 each', 'is not an amount'],
    ['en-US', 'INR', '"12,34,567"', 'is not an amount'],
  ])('with locale %s and currency %s, refuses %s', (locale, currency, amount, message) => {
    expect(months(`2025-09;${amount}`, createFormats({ locale, currency }))).toContain(message);
  });

  it('sorts months', () => {
    expect(months('2026-01,3\n12/2025,2\n2025-09,1')).toEqual([
      ['2025-09', 1],
      ['2025-12', 2],
      ['2026-01', 3],
    ]);
  });

  it('refuses an amount with three decimals, even if the rest of the file has a decimal point', () => {
    expect(months('2025-09,1.234\n2025-10,500.00')).toMatch(/^Line 1: “1\.234” can be 1,234 or 1\.234/);
    expect(months('2026-07;$1,200\n2026-08;1,300\n2026-09;950,00')).toMatch(/^Line 1: “\$1,200” can be 1,200 or 1\.2/);
    const german = createFormats({ locale: 'de-DE', currency: 'EUR' });
    expect(months('2026-07;1.200\n2026-09;950.00', german)).toMatch(/^Line 1: “1\.200” can be 1\.200 or 1,2/);
    expect(months('2025-09,0.125\n2025-10,500.00')).toEqual([
      ['2025-09', 0.125],
      ['2025-10', 500],
    ]);
  });

  it('reads an ambiguous amount with the decimal separator of the rest of the file', () => {
    expect(months('2025-09;1.234\n2025-10;12,50')).toEqual([
      ['2025-09', 1234],
      ['2025-10', 12.5],
    ]);
    expect(months('2025-09,"1,234"\n2025-10,12.50')).toEqual([
      ['2025-09', 1234],
      ['2025-10', 12.5],
    ]);
    expect(months('2025-09,0.5\n2025-10,1234567')).toEqual([
      ['2025-09', 0.5],
      ['2025-10', 1_234_567],
    ]);
  });

  it.each([
    [
      'an amount with two possible readings',
      'month;amount\n2025-09;499.375',
      /^Line 2: “499\.375” can be 499,375 or 499\.375 with/,
    ],
    ['both points and commas', '2025-09;12.50\n2025-10;12,50', /decimal point and others a decimal comma/],
    ['a thousand without quotes', '2025-09,1,234', /^Line 1: expected two columns/],
    ['one column', 'Month,Amount\n\n2025-09', /^Line 3: expected two columns/],
    ['three columns', '2025-09;1;2', /^Line 1: expected two columns/],
    ['a quote that never ends', '2025-09,1\n2025-10,"1\n2025-11,1', /^A quote in this file has no end/],
    ['a quote within an amount', '2025-09,1\n2025-10,1"000', /^Line 2: “1"000” is not an amount/],
    ['a line break in a month', '"2025\n-09",1', /is not a month/],
    ['no month', '2025-13,1', /^Line 1: “2025-13” is not a month/],
    ['a month without its year', '09,1', /^Line 1: “09” is not a month/],
    ['a day', '2025-09-01,1', /^Line 1: “2025-09-01” is not a month/],
    ['month 0', '00/2025,1', /^Line 1: “00\/2025” is not a month/],
    ['no amount', '2025-09,', /^Line 1: “” is not an amount/],
    ['words', '2025-09,12\n2025-10,many', /^Line 2: “many” is not an amount/],
    ['wrong groups', '2025-09,"12,34,567"', /^Line 1: .* is not an amount/],
    ['an exponent', '2025-09,1e5', /^Line 1: “1e5” is not an amount/],
    ['an excessive amount', `2025-09,${'9'.repeat(180)}`, /^Line 1: more than \$1,000,000,000 in a month/],
    ['a repeated month', '2025-09,1\n2025-10,2\n09/2025,3', /^Line 3: this month is already on line 1/],
    ['nothing', '', /^The file is empty/],
    ['only a header', 'Month,Amount', /^The file is empty/],
    ['many spaces before a quote', `${' '.repeat(90_000)},${' '.repeat(9_000)}"`, /^The file is empty/],
    ['a text', 'hello', /^Line 1: expected two columns/],
  ])('refuses %s', (_, text, message) => {
    expect(months(text)).toMatch(message);
  });

  it('does not repeat a long text in a message', () => {
    expect(months(`2025-09,${'x'.repeat(90_000)}`)).toHaveLength(
      'Line 1: “” is not an amount. Write it as 1234.50, without a currency.'.length + 31,
    );
  });

  it('refuses more months than half a century has', () => {
    const lines = Array.from(
      { length: 601 },
      (_, index) => `${2000 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')},1`,
    );
    expect(months(lines.join('\n'))).toBe('The file has more than 600 months.');
    expect(months(lines.slice(1).join('\n'))).toHaveLength(600);
  });
});

describe('readSpendFile', () => {
  it('reads a file', async () => {
    expect(await readSpendFile(formats, new Blob(['2025-09,1234.5']))).toEqual({
      kind: 'read',
      spend: [{ month: '2025-09', amount: 1234.5 }],
    });
  });

  it('does not read a file that is too large', async () => {
    const file = new Blob(['x'.repeat(SPEND_MAX_BYTES + 1)]);
    const read = vi.spyOn(file, 'text');
    expect(await readSpendFile(formats, file)).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('too large'),
    });
    expect(read).not.toHaveBeenCalled();
  });

  it('reports a file that cannot be read', async () => {
    const file = new Blob(['2025-09,1']);
    vi.spyOn(file, 'text').mockRejectedValue(new Error('gone'));
    expect(await readSpendFile(formats, file)).toMatchObject({ kind: 'refused' });
  });
});
