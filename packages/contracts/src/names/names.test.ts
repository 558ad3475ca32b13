import { describe, expect, it } from 'vitest';
import { png } from '../../test/png.ts';
import { MAX_LOGO_BYTES } from './isLogo.ts';
import { readNames } from './names.ts';

const urlOf = (bytes: string, type = 'image/png') => `data:${type};base64,${btoa(bytes)}`;

describe('names of a report', () => {
  it.each([
    ['ordinary', 'Acme & Söhne GmbH', 'Acme & Söhne GmbH'],
    ['written from right to left', 'شركة المدفوعات', 'شركة المدفوعات'],
    ['markup', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['of 10,000 characters', '🚀'.repeat(5000), '🚀'.repeat(80)],
    ['with control characters', ' A\0\u001Bc\n\tme ', 'Ac me'],
    ['with overrides of the reading direction', 'Acme \u202Egnp.exe\u2066\uFEFF', 'Acme gnp.exe'],
    ['with half a surrogate pair', 'Ac\uD800me', 'Acme'],
    ['with joiners that its script needs', 'می\u200Cخواهم', 'می\u200Cخواهم'],
  ])('that are %s are one line of visible text', (_, text, shown) => {
    expect(readNames({ company: text, project: text })).toEqual({ company: shown, project: shown });
  });

  it.each([[undefined], [null], [7], ['Acme'], [[]], [{}], [{ company: '', project: ' \0', logo: null }]])(
    'are absent if nothing can be shown: %j',
    (input) => {
      expect(readNames(input)).toBeUndefined();
    },
  );

  it('lose only the entry that is odd', () => {
    expect(readNames({ company: ['Acme'], project: 'Payments', logo: 'https://example.com/a.png', more: 1 })).toEqual({
      project: 'Payments',
    });
  });
});

describe('a logo', () => {
  it('is a PNG', () => {
    expect(readNames({ logo: urlOf(png(2000, 1)) })).toEqual({ logo: urlOf(png(2000, 1)) });
  });

  it.each([
    ['another address', 'https://example.com/logo.png'],
    ['an SVG under the name of a PNG', urlOf('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a PNG as an SVG', urlOf(png(8, 8), 'image/svg+xml')],
    ['a PNG as a GIF', urlOf(png(8, 8), 'image/gif')],
    ['no base64', 'data:image/png;base64,%89PNG'],
    ['base64 with spaces', urlOf(png(8, 8)).replace(',', ', ')],
    ['too wide', urlOf(png(2001, 8))],
    ['too high', urlOf(png(8, 4_294_967_295))],
    ['without width', urlOf(png(0, 8))],
    ['cut short', urlOf(png(8, 8).slice(0, -1))],
    ['followed by something else', urlOf(`${png(8, 8)}<script>`)],
    ['a signature only', urlOf(png(8, 8).slice(0, 8))],
    ['a chunk without end', urlOf(png(8, 8).replace('\0\0\0\0IEND', '\u00FF\u00FF\u00FF\u00FFIEND'))],
    ['too large', urlOf(png(8, 8, MAX_LOGO_BYTES))],
  ])('that is %s is left out', (_, logo) => {
    expect(readNames({ company: 'Acme', logo })).toEqual({ company: 'Acme' });
  });
});
