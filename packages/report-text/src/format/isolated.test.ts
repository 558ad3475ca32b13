import { expect, it } from 'vitest';
import { isolated } from './isolated.ts';

it.each(['مساعد البرمجة', 'עוזר תכנות', 'Copilot מהיר'])('sets %s apart', (name) => {
  expect(isolated(name)).toBe(`\u2068${name}\u2069`);
});

it.each(['Claude Code', 'Größenwächter', '配信基盤', ''])('leaves %j as it is', (name) => {
  expect(isolated(name)).toBe(name);
});
