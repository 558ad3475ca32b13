import type { Report } from '@roi-insight/contracts';
import * as fixtures from '@roi-insight/contracts/fixtures';
import { defaultEconomics } from '@roi-insight/roi-math';
import { describe, expect, it } from 'vitest';
import * as text from '../src/index.ts';
import { EGYPTIAN, foreignNumbers } from './foreignNumbers.ts';

const formats = text.createFormats(EGYPTIAN);
const brand = { ...text.defaultBrand, ...EGYPTIAN };
const charts = [
  text.cumulativeSavingsChart,
  text.weeklyHoursChart,
  text.weeklyTicketsChart,
  text.hoursComparisonChart,
  text.tasksPerWeekChart,
];

/** The texts in a value, at any depth. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The texts that the screen shows in addition to those of the PDF. */
function screenTexts(report: Report) {
  const run = { report, brand, economics: defaultEconomics, jiraUrl: null, projectName: null };
  const test = text.placeboReadings(report);
  return [
    text
      .metricCardProps(formats, report, brand.assistant)
      .map(({ figure, ...card }) => [card, figure.format(figure.value)]),
    charts.map((chart) => chart(formats, report, brand.assistant)).map(({ finding, table }) => [finding, table]),
    text.answerText(formats, report, defaultEconomics),
    text.reportChanges(formats, run, { ...run, economics: { ...defaultEconomics, seats: 4000 } }),
    test?.kind === 'tried'
      ? test.earlier.map((tried) => [
          text.placeboVerdict(formats, tried, test, brand.assistant),
          text.placeboPosition(formats, tried, test),
        ])
      : null,
  ];
}

describe('the screen', () => {
  it.each(Object.entries(fixtures))('has every number of report %s in the format of the locale', (_, report) => {
    const texts = textsIn(screenTexts(report));
    expect(texts.length).toBeGreaterThan(30);
    expect(texts.filter((one) => foreignNumbers(EGYPTIAN, one).length > 0)).toEqual([]);
  });
});
