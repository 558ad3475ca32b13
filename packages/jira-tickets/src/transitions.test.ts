import type { TimedTransition } from '@roi-insight/roi-math';
import { describe, expect, it } from 'vitest';
import { withoutEffectless } from './transitions.ts';

describe('withoutEffectless', () => {
  const move = (atMs: number, from: TimedTransition['from'], to: TimedTransition['to']): TimedTransition => ({
    atMs,
    from,
    to,
  });
  const start = move(1, 'new', 'indeterminate');
  const end = move(9, 'indeterminate', 'done');
  const inside = move(5, 'indeterminate', 'indeterminate');

  it('drops all changes within a category if the other changes form a history without gaps', () => {
    expect(withoutEffectless([start, inside, { ...inside, atMs: 6 }, end])).toEqual([start, end]);
  });

  it('keeps changes within a category at the beginning and the end, and in a history with gaps', () => {
    expect(withoutEffectless([inside, end])).toEqual([inside, end]);
    expect(withoutEffectless([start, inside])).toEqual([start, inside]);
    const gap = move(9, 'done', 'new');
    expect(withoutEffectless([start, inside, gap])).toEqual([start, inside, gap]);
    expect(withoutEffectless([move(1, 'new', 'done'), inside, end])).toHaveLength(3);
  });
});
