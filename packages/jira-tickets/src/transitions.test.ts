import type { TimedTransition } from '@roi-insight/roi-math';
import { describe, expect, it } from 'vitest';
import { normalizeTransitions } from './transitions.ts';

describe('normalizeTransitions', () => {
  const move = (atMs: number, from: TimedTransition['from'], to: TimedTransition['to']): TimedTransition => ({
    atMs,
    from,
    to,
  });
  const start = move(1, 'new', 'indeterminate');
  const end = move(9, 'indeterminate', 'done');
  const inside = move(5, 'indeterminate', 'indeterminate');

  it('sorts the changes, and drops duplicates', () => {
    expect(normalizeTransitions([end, start, start, end])).toEqual([start, end]);
  });

  it('drops all changes within a category if the changes before and after them connect', () => {
    expect(normalizeTransitions([start, inside, { ...inside, atMs: 6 }, end])).toEqual([start, end]);
  });

  it('keeps changes within a category at the beginning and the end, and in a history with gaps', () => {
    expect(normalizeTransitions([inside, end])).toEqual([inside, end]);
    expect(normalizeTransitions([start, inside])).toEqual([start, inside]);
    const gap = move(9, 'done', 'new');
    expect(normalizeTransitions([start, inside, gap])).toEqual([start, inside, gap]);
    expect(normalizeTransitions([move(1, 'new', 'done'), inside, end])).toHaveLength(3);
  });
});
