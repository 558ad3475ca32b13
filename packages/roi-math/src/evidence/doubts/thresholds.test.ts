import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  BASELINE_WEEKS,
  MAX_MEASURED_HOURS,
  MIN_FILLED_WEEKS,
  MIN_FILLED_WEEKS_YOUNG,
  MIN_MEASURED_HOURS,
  MIN_MEASURED_TICKETS,
  MIN_POST_WEEKS,
} from '../../constants.ts';
import { MAX_COMPARED_LOG_WIDTH, WIDTHS_OF_BEST } from '../../comparison/thresholds.ts';
import * as thresholds from './thresholds.ts';

const file = join(import.meta.dirname, '../../../../../docs/guides/what-the-grade-means.md');
const page = readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ');
const percent = (share: number) => `${share * 100}%`;
const fractions = new Map([[1 / 3, 'third']]);
const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six'];

it.each([
  `fewer than ${MIN_POST_WEEKS} full weeks after adoption`,
  `fewer than ${MIN_MEASURED_TICKETS} tickets with a usable time`,
  `fewer than ${MIN_FILLED_WEEKS} of ${BASELINE_WEEKS} weeks before adoption with tickets`,
  `and ${MIN_FILLED_WEEKS_YOUNG} in any case`,
  `in progress for under ${MIN_MEASURED_HOURS * 60} minutes`,
  `Times above ${MAX_MEASURED_HOURS} hours count as ${MAX_MEASURED_HOURS}`,
  `At most ${words[thresholds.MAX_BULK_WEEKS]} weeks in which more than ${words[thresholds.BULK_FACTOR]} times`,
  `a factor of ${Math.exp(thresholds.MAX_LOG_WIDTH).toFixed(2)} in time (${thresholds.MAX_LOG_WIDTH} in ln)`,
  `if the interval were ${thresholds.CLOSE_CALL} times as wide`,
  `even if its interval were ${thresholds.LOGGED_WIDTH} times as wide`,
  `more than ${WIDTHS_OF_BEST} times as wide as the best possible controls`,
  `Above a factor of ${Math.exp(MAX_COMPARED_LOG_WIDTH).toFixed(2)} it is always wide`,
  `Without the ${words[thresholds.LAST_WEEKS]} weeks before adoption`,
  `mix of ticket types changed by more than ${percent(thresholds.MAX_MIX_CHANGE)}`,
  `with a measured time changed by more than ${thresholds.MIN_SHARE_CHANGE * 100} points`,
  `clicked through their statuses changed by more than ${thresholds.MIN_SHARE_CHANGE * 100} points`,
  `More than ${percent(thresholds.MAX_EXCLUDED_SHARE)} of the completed tickets`,
  `More than ${percent(thresholds.MAX_OUTSIDE_SHARE)} of the starts and completions`,
  `more than a ${fractions.get(thresholds.MAX_SAME_MINUTE_SHARE)} of them has the same minute`,
  `More than ${percent(thresholds.MAX_STRADDLING_SHARE)} of the tickets completed after adoption`,
  `explain at least ${percent(thresholds.MIN_EXPLAINED_SHARE)} of the differences`,
  `rose more than a ${fractions.get(thresholds.MAX_GROWTH)} as much as time fell`,
])('the documentation page about the grade says: %s', (sentence) => {
  expect(page).toContain(sentence);
});

it('the documentation page about the grade has every threshold', () => {
  const test = readFileSync(import.meta.filename, 'utf8');
  expect(Object.keys(thresholds).filter((name) => !test.includes(`thresholds.${name}`))).toEqual([]);
});
