import { comparisonUsage } from '@roi-insight/contracts/fixtures';
import {
  type Block,
  comparisonSection,
  createFormats,
  defaultBrand,
  type PlotArea,
  sinceThenSection,
  testTheMethodSection,
  usageSection,
} from '@roi-insight/report-text';
import { defaultEconomics } from '@roi-insight/roi-math';
import { expect, it } from 'vitest';
import { quarterReports } from '../../../report-text/test/quarterReports.ts';
import { plotSvg } from './plotSvg.ts';

const formats = createFormats(defaultBrand);
const { assistant } = defaultBrand;

const sections = [
  sinceThenSection(formats, quarterReports.twoYears),
  usageSection(formats, comparisonUsage, defaultEconomics),
  testTheMethodSection(formats, comparisonUsage, assistant),
  comparisonSection(formats, comparisonUsage, defaultEconomics, assistant),
];
const blocks = sections.flatMap((section): readonly Block[] => section?.blocks ?? []);
const plots = blocks.flatMap((block) => (block.kind === 'figure' ? [block.plot] : []));

/** The words of an area. */
function wordsOf({ name, values = [], marks }: PlotArea): readonly (string | undefined)[] {
  const ofMarks = marks.map((mark) => {
    if (mark.kind === 'dots') return mark.dots.map(({ label }) => label?.text);
    if (mark.kind === 'rule') return [mark.flag?.text];
    return mark.kind === 'text' ? [mark.text] : [];
  });
  return [name, ...values.map(({ label }) => label), ...ofMarks.flat()];
}

it('has every kind of plot of a report', () => {
  expect(plots).toHaveLength(5);
});

it.each(plots.map((plot) => [plot.title, plot] as const))('draws within the picture, with all words: %s', (_, plot) => {
  const svg = plotSvg(plot);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  const texts = [...svg.matchAll(/<text[^>]* y="([\d.-]+)">([^<]*)/g)].map(([, y, words]) => ({ y: Number(y), words }));
  const { second, ticks = [], axis } = plot;
  const below = [second ? wordsOf(second) : [], ticks.map(({ label }) => label), ticks.map((tick) => tick.below)];
  const words = [...wordsOf(plot), ...below.flat(), axis].filter((word) => typeof word === 'string');
  expect(texts.map((text) => text.words).toSorted()).toEqual(words.toSorted());
  const [top = 0, height = 0] = (/viewBox="0 ([\d.-]+) 600 ([\d.]+)"/.exec(svg) ?? []).slice(1).map(Number);
  for (const { y } of texts) {
    expect(y).toBeGreaterThan(top);
    expect(y).toBeLessThanOrEqual(top + height);
  }
});
