import { expect, it } from 'vitest';
import { directionOf } from './directionOf.ts';

it.each(['ar-EG', 'he-IL', 'fa', 'ur-PK', 'dv', 'ps', 'ku-Arab', 'uz-Arab-AF', 'yi', 'ckb', 'pa-PK'])(
  '%s runs from right to left',
  (locale) => expect(directionOf(locale)).toBe('rtl'),
);

it.each(['en-US', 'de-DE', 'ja-JP', 'hi-IN', 'en-IL', 'ar-Latn', 'az', 'ku-TR'])(
  '%s runs from left to right',
  (locale) => expect(directionOf(locale)).toBe('ltr'),
);
