import { expect, it } from 'vitest';
import { weekStart } from './weekStart.ts';

const firstDays = [
  ['en-US', 0],
  ['de-DE', 1],
  ['fr-FR', 1],
  ['ja-JP', 0],
  ['hi-IN', 0],
  ['pt-BR', 0],
  ['sv', 1],
  ['ar-EG', 6],
] as const;

it.each(firstDays)('a week in %s begins on day %d', (locale, day) => expect(weekStart(locale)).toBe(day));

it('a week begins on the same day if the browser has no week information', () => {
  const { prototype } = Intl.Locale;
  const own = Object.getOwnPropertyDescriptors(prototype);
  const undo: (() => void)[] = [];
  for (const name of ['weekInfo', 'getWeekInfo'] as const) {
    const before = Reflect.get(own, name);
    if (before === undefined) continue;
    Object.defineProperty(prototype, name, { value: undefined, configurable: true });
    undo.push(() => Object.defineProperty(prototype, name, before));
  }
  try {
    expect(undo.length).toBeGreaterThan(0);
    for (const [locale, day] of firstDays) expect([locale, weekStart(locale)]).toEqual([locale, day]);
  } finally {
    for (const step of undo) step();
  }
});
