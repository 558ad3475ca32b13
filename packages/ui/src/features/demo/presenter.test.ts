import { describe, expect, it } from 'vitest';
import { parsePresenter, presenterSchema, readPresenterLink, writePresenterLink } from './presenter.ts';
import { emptyPresenterValues, type PresenterValues } from './presenterValues.ts';

const acme: PresenterValues = {
  ...emptyPresenterValues,
  demo: 'slower',
  company: 'Acme & Söhne GmbH',
  assistant: 'Copilot + friends',
  product: "Acme's ROI",
  contact: 'jo+demo@acme.example',
  currency: 'EUR',
  locale: 'de-DE',
  cost: '85000',
  seats: '40',
  price: '19.99',
};

const read = (fragment: string) => readPresenterLink(fragment, emptyPresenterValues);

describe('readPresenterLink', () => {
  it('reads a link of writePresenterLink, even if a mail program changed the spaces and signs', () => {
    const link = writePresenterLink(acme);
    expect(link).not.toMatch(/[ +]/);
    expect(read(link)).toEqual({ values: acme, notes: [] });
  });

  it('reads a hand-typed link', () => {
    expect(read('demo=slower&company=Acme GmbH&seats= 40 ')?.values).toMatchObject({
      demo: 'slower',
      company: 'Acme GmbH',
      seats: '40',
    });
  });

  it.each(['', 'main', 'company=Acme', 'nodemo=1', '/dashboard'])('ignores the fragment "%s"', (fragment) => {
    expect(read(fragment)).toBeNull();
  });

  it('uses the defaults for keys that the link omits', () => {
    expect(readPresenterLink('demo=no-change', acme)?.values).toEqual({ ...acme, demo: 'no-change' });
  });

  it.each([
    ['demo', 'fastest'],
    ['demo', '__proto__'],
    ['company', '<img src=x onerror=alert(1)>'],
    ['company', 'x'.repeat(61)],
    ['company', 'Acme\u0000'],
    ['company', 'Acme\u202Egnp.exe'],
    ['company', 'line\nbreak'],
    ['assistant', '\u{FFFD}'],
    ['product', '<b>'],
    ['contact', 'javascript:alert(1)'],
    ['contact', 'data:text/html,<script>'],
    ['contact', 'mailto:a@example.com?bcc=all@example.com'],
    ['contact', 'https://user:password@example.com'],
    ['contact', 'acme'],
    ['currency', 'EURO'],
    ['currency', '<b>'],
    ['locale', 'x'],
    ['locale', 'de_DE'],
    ...['0', '-1', 'NaN', 'Infinity', '1e5', '0x10', '1,000', '1.234', '١٢', '1000000001', '9'.repeat(400)].map(
      (text) => ['cost', text] as const,
    ),
    ['seats', '2.5'],
    ['seats', '0'],
    ['seats', '1000001'],
    ['price', '-0.01'],
    ['price', '100000.01'],
  ] as const)('rejects %s=%s with a message that does not repeat the value', (key, text) => {
    const link = read(`demo=slower&${new URLSearchParams({ [key]: text })}`);
    expect(link?.values[key]).toBe('');
    expect(link?.notes).toEqual([`${key}: not usable, the default is shown`]);
  });

  it.each(['%ED%A0%80', '\uD800', '%'])(
    'shows no name for half a surrogate pair, and keeps a single percent sign: %s',
    (half) => {
      const name = read(`demo=slower&company=${half}`)?.values.company;
      expect(name).toBe(half === '%' ? '%' : '');
    },
  );

  it.each([
    ['demo=slower&company=Acme&company=Other', 'Other', []],
    ['demo=slower&company=Acme&company=%3Cb%3E', '', ['company: not usable, the default is shown']],
    ['demo=slower&company=100%zz', '100%zz', []],
    ['demo=slower&company=%C3%28', '', ['company: not usable, the default is shown']],
    ['demo=slower&&=&company', '', ['another key: unknown, ignored']],
  ])('uses the last value of a key, and reads an invalid encoding literally: %s', (fragment, company, notes) => {
    expect(read(fragment)).toEqual({ values: { ...emptyPresenterValues, demo: 'slower', company }, notes });
  });

  it('does not read a link of ten kilobytes', () => {
    expect(read(`demo=slower&company=${'a'.repeat(10_240)}`)).toEqual({
      values: emptyPresenterValues,
      notes: ['it is longer than 2,048 characters'],
    });
  });

  it('names only those unknown keys that look like a typo', () => {
    const link = read('demo=slower&seat=40&%3Cscript%3E=1&__proto__=x&constructor=y');
    expect(link?.notes).toEqual(['seat, another key, another key, constructor: unknown, ignored']);
    expect(link?.values).toEqual({ ...emptyPresenterValues, demo: 'slower' });
  });

  it.each(['Müller & Söhne', '株式会社アウロラ', 'شرکت نمونه\u200Cها', '🚀 Rockets'])(
    'reads the name %s',
    (company) => {
      expect(read(writePresenterLink({ ...acme, company }))?.values.company).toBe(company);
    },
  );
});

describe('presenterSchema', () => {
  it('names the problem of each field', () => {
    const wrong = { ...acme, company: '<', contact: 'x', cost: '0', seats: '1.5' };
    expect(() => presenterSchema.validateSync(wrong, { abortEarly: false })).toThrow(
      expect.objectContaining({
        inner: [
          'Leave out < and > and characters that cannot be seen',
          'Enter an email address or a web address',
          'Enter a number from 1 to 1,000,000,000',
          'Enter a whole number from 1 to 1,000,000',
        ].map((message) => expect.objectContaining({ message })),
      }),
    );
  });
});

describe('parsePresenter', () => {
  it('reads a file with JSON numbers and missing keys', () => {
    expect(parsePresenter({ company: 'Acme GmbH', seats: 40 })).toEqual({
      ok: true,
      value: { ...emptyPresenterValues, company: 'Acme GmbH', seats: '40' },
    });
  });

  it.each([
    [null, '', 'must be a JSON object'],
    [[], '', 'must be a JSON object'],
    [{ seats: -1 }, 'seats', 'Enter a whole number from 1 to 1,000,000'],
    [{ seat: 40 }, 'seat', 'unknown; there are demo, company, '],
    [{ company: null }, 'company', 'company cannot be null'],
    [{ demo: 'fastest' }, 'demo', 'One of clear-win, comparison, program'],
  ])('refuses %j', (input, path, message) => {
    expect(parsePresenter(input)).toEqual({ ok: false, error: { path, message: expect.stringContaining(message) } });
  });
});
