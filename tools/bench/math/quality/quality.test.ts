import { QUALITY_KINDS, type QualityWord } from '@roi-insight/contracts';
import { describe, expect, it } from 'vitest';
import { cellNamed } from '../cellNamed.ts';
import { quality } from './quality.ts';
import { qualityRow } from './qualityRow.ts';
import type { QualityResult } from './runQualityCell.ts';
import { ALONE } from './worlds.ts';

const RUNS = 40;
const run = (name: string) => quality.runCell(name, RUNS, 1);

// Short runs of `npm run bench -- quality` with generous limits.
describe('the quality of simulated projects', () => {
  it('is worse where there are half as many bugs more, and hardly ever where nothing changed', () => {
    const [same, more] = [run('quiet, 15 a week, no change'), run('quiet, 15 a week, +50 %')];
    expect(same.words.worse + same.words.better).toBeLessThan(8);
    expect(more.words.worse).toBeGreaterThan(RUNS / 3);
    expect(more.measures['bugs-created'].covered).toBeGreaterThan(0.85 * RUNS);
    expect(more.measures.backlog.words.worse).toBeGreaterThan(RUNS / 4);
  });

  it('is unclear where bugs are few, and is not changed by their import', () => {
    expect(run('imports, 0.5 a week, no change').words.unclear).toBeGreaterThan(0.85 * RUNS);
  });
});

describe('a row of the result table', () => {
  const cell = (name: string) => cellNamed([{ cells: ALONE }], name);

  function result(said: Partial<Record<QualityWord, number>>, covered = 930): QualityResult {
    const words = { worse: 0, better: 0, held: 0, unclear: 0, unknown: 0 };
    const measure = { words, covered, known: 1000 };
    const measures = { 'bugs-created': measure, 'bugs-per-ticket': measure, backlog: measure, reopened: measure };
    return {
      runs: 1000,
      words,
      measures: { ...measures, 'bugs-created': { ...measure, words: { ...words, ...said } } },
    };
  }

  it('counts figures outside their targets as misses', () => {
    const missed = (name: string, ...given: Parameters<typeof result>) =>
      qualityRow(cell(name), result(...given)).missed;
    const same = 'quiet, 2 a week, no change';
    expect(missed(same, { worse: 34, better: 34, held: 900 })).toBe('');
    expect(missed(same, { worse: 35, better: 35 })).toBe('bugs-created worse, bugs-created better');
    expect(missed('quiet, 2 a week, +25 %', { worse: 900, better: 35, held: 35 })).toBe(
      'bugs-created better, bugs-created held',
    );
    expect(missed('quiet, 2 a week, −33 %', { worse: 35, better: 900, held: 900 })).toBe('bugs-created worse');
    expect(missed(same, {}, 929)).toBe(QUALITY_KINDS.map((kind) => `${kind} coverage`).join(', '));
  });
});
