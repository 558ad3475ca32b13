import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { requestedWaitMs, waitMs } from './waitMs.ts';

describe('waitMs', () => {
  beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 1, 12, 0, 0) }));
  afterEach(() => void vi.useRealTimers());

  it.each<[string, Record<string, string>, number]>([
    ['seconds', { 'retry-after': '3' }, 3000],
    ['a date', { 'retry-after': 'Thu, 01 Jan 2026 12:00:05 GMT' }, 5000],
    ['a reset', { 'x-ratelimit-reset': '2026-01-01T12:00:07Z' }, 7000],
    ['a reset without seconds', { 'x-ratelimit-reset': '2026-01-01T12:01Z' }, 60_000],
    ['a reset in seconds since 1970', { 'x-ratelimit-reset': String(Date.UTC(2026, 0, 1, 12, 0, 9) / 1000) }, 9000],
    ['Retry-After if there is also a reset', { 'retry-after': '1', 'x-ratelimit-reset': '2026-01-01T13:00:00Z' }, 1000],
  ])('waits at least as long as requested, by %s', (_name, headers, asked) => {
    const ms = waitMs(headers, 429, 0, 2000);
    expect(ms).toBeGreaterThanOrEqual(asked);
    expect(ms).toBeLessThanOrEqual(asked + 300);
  });

  it.each([
    { 'retry-after': '9'.repeat(400) },
    { 'retry-after': '9'.repeat(30) },
    { 'retry-after': 'Sat, 01 Jan 3000 00:00:00 GMT' },
    { 'x-ratelimit-reset': '9'.repeat(400) },
  ])('waits at most a day: %j', (headers) => {
    expect(requestedWaitMs(headers, 429)).toBe(86_400_000);
  });

  it.each([{}, { 'retry-after': '0' }, { 'retry-after': 'soon' }, { 'x-ratelimit-reset': '2025-01-01T00:00:00Z' }])(
    'doubles the wait with each retry if no header has a usable value: %j',
    (headers) => {
      for (const [retry, expected] of [2000, 4000, 8000, 16_000, 30_000, 30_000].entries()) {
        const ms = waitMs(headers, 429, retry, 2000);
        expect(ms).toBeGreaterThanOrEqual(expected * 0.7);
        expect(ms).toBeLessThanOrEqual(expected * 1.3);
      }
    },
  );
});
