import { assert, integer, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrap } from './wrap.ts';

/** Measures every character as one unit wide. */
const measure = (text: string) => [...text].length;

describe('wrap', () => {
  it('breaks between words', () => {
    expect(wrap('one two three', 7, measure)).toEqual(['one two', 'three']);
  });
  it('keeps words together if a no-break space joins them', () => {
    expect(wrap('pay 12\u00a0345\u202f€', 9, measure)).toEqual(['pay', '12\u00a0345\u202f€']);
  });
  it('breaks East Asian text anywhere', () => {
    expect(wrap('支払い処理', 2, measure)).toEqual(['支払', 'い処', '理']);
  });
  it('breaks a word that fits on no line', () => {
    expect(wrap('a incomprehensible', 6, measure)).toEqual(['a', 'incomp', 'rehens', 'ible']);
  });
  it('keeps line breaks and empty text', () => {
    expect(wrap('a\nb', 9, measure)).toEqual(['a', 'b']);
    expect(wrap('', 9, measure)).toEqual(['']);
  });
  it('loses no character and makes no line too wide', () => {
    assert(
      property(string({ unit: 'grapheme' }), integer({ min: 1, max: 30 }), (text, width) => {
        const lines = wrap(text, width, measure);
        const bare = (words: string) => words.replaceAll(/\s/gu, '');
        expect(bare(lines.join(''))).toBe(bare(text));
        expect(Math.max(...lines.map(measure))).toBeLessThanOrEqual(width);
      }),
    );
  });
});
