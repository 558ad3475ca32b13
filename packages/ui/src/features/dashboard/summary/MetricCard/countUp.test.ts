import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { countUp } from './countUp.ts';

let isStill = false;

beforeEach(() => {
  isStill = false;
  vi.useFakeTimers();
  vi.stubGlobal('window', {
    matchMedia: (query: string) => ({ matches: isStill && query.includes('reduced-motion') }),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** An element that records every text it has shown. */
function recorder() {
  const shown: string[] = [];
  return {
    shown,
    get textContent() {
      return shown.at(-1) ?? '';
    },
    set textContent(text: string) {
      shown.push(text);
    },
  };
}

const format = (value: number) => `${value.toFixed(1)}h`;

it('a figure rises from 0 to the value in 60 steps of 33 ms, and stays there', () => {
  const element = recorder();
  countUp(element, 120, format);
  expect(element.shown).toEqual(['0.0h']);
  vi.advanceTimersByTime(32);
  expect(element.shown).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(element.textContent).toBe('2.0h');
  vi.advanceTimersByTime(29 * 33);
  expect(element.textContent).toBe('60.0h');
  vi.advanceTimersByTime(30 * 33 - 1);
  expect(element.textContent).toBe('118.0h');
  vi.advanceTimersByTime(1);
  expect(element.textContent).toBe('120.0h');
  expect(element.shown).toEqual(Array.from({ length: 61 }, (_, step) => `${(step * 2).toFixed(1)}h`));
  vi.advanceTimersByTime(10_000);
  expect(element.shown).toHaveLength(61);
  expect(vi.getTimerCount()).toBe(0);
});

it('a figure falls from 0 to a loss in the same steps', () => {
  const element = recorder();
  countUp(element, -21.7, format);
  vi.advanceTimersByTime(30 * 33);
  expect(element.textContent).toBe('-10.8h');
  vi.advanceTimersByTime(30 * 33);
  expect(element.textContent).toBe('-21.7h');
});

it.each([
  ['reduced motion is requested', 120, true],
  ['the value is zero', 0, false],
])('a figure shows its value immediately if %s', (_, value, still) => {
  isStill = still;
  const element = recorder();
  countUp(element, value, format);
  expect(element.shown).toEqual([format(value)]);
  expect(vi.getTimerCount()).toBe(0);
});

it('a figure that is stopped early shows its value without further steps', () => {
  const element = recorder();
  const end = countUp(element, 120, format);
  vi.advanceTimersByTime(500);
  end();
  expect(element.textContent).toBe('120.0h');
  const { length } = element.shown;
  vi.advanceTimersByTime(10_000);
  expect(element.shown).toHaveLength(length);
});

it('a figure counts up to a new value, even if the first count had not finished', () => {
  for (const elapsed of [500, 5000]) {
    const element = recorder();
    const end = countUp(element, 120, format);
    vi.advanceTimersByTime(elapsed);
    end();
    countUp(element, 180, format);
    expect(element.textContent).toBe('0.0h');
    vi.advanceTimersByTime(20 * 33);
    expect(element.textContent).toBe('60.0h');
    vi.advanceTimersByTime(40 * 33);
    expect(element.textContent).toBe('180.0h');
    expect(vi.getTimerCount()).toBe(0);
  }
});
