import { expect, it } from 'vitest';
import { bidiIsolate } from './bidiIsolate.ts';

it.each(['مساعد البرمجة', 'עוזר תכנות', 'Copilot מהיר', '𐤀𐤋𐤐'])('sets %s apart', (name) => {
  expect(bidiIsolate(name)).toBe(`\u2068${name}\u2069`);
});

it.each(['Claude Code', 'Größenwächter', '配信基盤', '🚀', '\ud800', ''])('leaves %j as it is', (name) => {
  expect(bidiIsolate(name)).toBe(name);
});

it('takes out what would turn the sentence around, and is the same a second time', () => {
  expect(bidiIsolate('\u202eAurora')).toBe('Aurora');
  expect(bidiIsolate('\u2069עוזר')).toBe('\u2068עוזר\u2069');
  expect(bidiIsolate(bidiIsolate('עוזר'))).toBe(bidiIsolate('עוזר'));
});
