import { expect, it } from 'vitest';
import { bidiIsolate } from './bidiIsolate.ts';

it.each(['مساعد البرمجة', 'עוזר תכנות', 'Copilot מהיר', '𐤀𐤋𐤐'])('bidiIsolate isolates %s', (name) => {
  expect(bidiIsolate(name)).toBe(`\u2068${name}\u2069`);
});

it.each(['Claude Code', 'Größenwächter', '配信基盤', '🚀', '\ud800', ''])('bidiIsolate leaves %j unchanged', (name) => {
  expect(bidiIsolate(name)).toBe(name);
});

it('bidiIsolate removes characters that change the direction, and a second call changes nothing', () => {
  expect(bidiIsolate('\u202eAurora')).toBe('Aurora');
  expect(bidiIsolate('\u2069עוזר')).toBe('\u2068עוזר\u2069');
  expect(bidiIsolate(bidiIsolate('עוזר'))).toBe(bidiIsolate('עוזר'));
});
