import { describe, expect, it } from 'vitest';
import { CHOICE, historyOfTeams } from '../../test/planWorld.ts';
import { forecastPlan, type PlanChoice, type PlanForecast, proposePlan } from '../index.ts';

function forecastOf(teams: number, seed: string, before = 104, choice: PlanChoice = CHOICE) {
  const reading = historyOfTeams(teams, before);
  const steps = forecastPlan(reading, proposePlan(reading, choice), choice, seed);
  const progress: number[] = [];
  for (;;) {
    const step = steps.next();
    if (step.done === true) return { forecast: step.value, progress };
    expect(step.value.total).toBe(2000);
    progress.push(step.value.done);
  }
}

const foundIn = ({ cells }: PlanForecast, weeks: number, use: number, saving: number) =>
  cells.find((cell) => cell.weeks === weeks && cell.use === use && cell.saving === saving)?.found ?? NaN;

describe('the forecast of a plan', () => {
  const { forecast, progress } = forecastOf(5, 'seed');

  it('is the same for the same seed, and similar for another seed', () => {
    expect(forecastOf(5, 'seed').forecast).toEqual(forecast);
    const other = forecastOf(5, 'other').forecast;
    expect(other.cells).not.toEqual(forecast.cells);
    for (const [index, { found, error }] of forecast.cells.entries()) {
      // Replays share weeks of one history, so they differ by less than their Monte-Carlo error.
      expect(Math.abs((other.cells[index]?.found ?? NaN) - found)).toBeLessThan(5 * Math.max(error, 0.01));
    }
  });

  it('has a result with its error for each combination of length, saving and share of use', () => {
    expect(forecast.cells).toHaveLength(5 * 2 * 2);
    for (const { found, error } of forecast.cells)
      expect(error).toBeCloseTo(Math.sqrt((found * (1 - found)) / 400), 12);
    expect(foundIn(forecast, 26, 1, 0.3)).toBeGreaterThan(foundIn(forecast, 26, 1, 0.2));
    expect(foundIn(forecast, 26, 1, 0.3)).toBeGreaterThan(foundIn(forecast, 26, 0.6, 0.3));
    expect(foundIn(forecast, 52, 1, 0.2)).toBeGreaterThan(foundIn(forecast, 13, 1, 0.2));
  });

  it('reports its progress in many small steps', () => {
    expect(progress.length).toBeGreaterThan(400);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    const jumps = progress.map((done, index) => done - (progress[index - 1] ?? 0));
    // A length without history is skipped at once; others are replayed a few at a time.
    expect(Math.max(...jumps)).toBeLessThanOrEqual(5);
  });

  it('recommends the shortest length that finds the smallest saving, or names what may help', () => {
    const easy = forecastOf(5, 'seed', 104, { ...CHOICE, smallestSaving: 0.5 }).forecast;
    const found = easy.cells.find(({ use, saving, found: share }) => use === 1 && saving === 0.5 && share >= 0.8);
    expect(easy.recommendedWeeks).toBe(found?.weeks);
    expect(easy.remedies).toEqual([]);
    const hard = forecastOf(5, 'seed', 104, { ...CHOICE, smallestSaving: 0.05 }).forecast;
    expect(hard.recommendedWeeks).toBeNull();
    expect(hard.remedies).toEqual(['more-teams', 'size-field', 'logged-time', 'larger-saving']);
  });

  it('leaves out lengths for which the history is too short, and plans that are refused', () => {
    const lengths = (before: number) => [
      ...new Set(forecastOf(5, 'seed', before).forecast.cells.map(({ weeks }) => weeks)),
    ];
    expect(lengths(65)).toEqual([13, 20, 26, 39]);
    expect(lengths(64)).toEqual([13, 20, 26]);
    expect(lengths(38)).toEqual([]);
    expect(forecastOf(4, 'seed').forecast.cells).toEqual([]);
  });
});
