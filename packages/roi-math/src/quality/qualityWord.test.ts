import { describe, expect, it } from 'vitest';
import { overallWord } from './overallWord.ts';
import { qualityWord } from './qualityWord.ts';

describe('the word for a measure', () => {
  const word = (low: number, high: number) => qualityWord({ estimate: (low + high) / 2, low, high }, 0.25);

  it('claims a change only if the whole interval is on one side', () => {
    expect([word(0.01, 0.6), word(0, 0.6), word(-0.6, -0.01), word(-0.6, 0)]).toEqual([
      'worse',
      'unclear',
      'better',
      'held',
    ]);
  });

  it('is held only if the interval excludes that the measure is a quarter worse', () => {
    expect([word(-0.2, 0.24), word(-0.2, 0.25), word(0.01, 0.1)]).toEqual(['held', 'unclear', 'worse']);
    expect(qualityWord(null, 0.25)).toBe('unclear');
  });
});

describe('the word for all measures', () => {
  const KINDS = ['bugs-created', 'bugs-per-ticket', 'backlog', 'reopened'] as const;
  type Word = ReturnType<typeof qualityWord> | 'unknown';
  const overall = (...words: readonly Word[]) =>
    overallWord(KINDS.map((kind, index) => ({ kind, word: words[index] ?? 'unclear' })));

  it('is that of the bugs created', () => {
    expect((['worse', 'better', 'held', 'unclear', 'unknown'] as const).map((word) => overall(word))).toEqual([
      'worse',
      'better',
      'held',
      'unclear',
      'unknown',
    ]);
    expect(overall('unclear', 'worse', 'worse', 'worse')).toBe('unclear');
  });

  it('is unclear if another measure contradicts it', () => {
    expect([overall('worse', 'better'), overall('worse', 'held', 'better', 'better')]).toEqual(['unclear', 'worse']);
    expect([
      overall('better', 'worse'),
      overall('held', 'held', 'worse'),
      overall('held', 'held', 'held', 'worse'),
    ]).toEqual(['unclear', 'unclear', 'unclear']);
  });
});
