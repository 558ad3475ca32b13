import { createFormats, defaultBrand, documentTexts, planDocument } from '@roi-insight/report-text';
import { defaultEconomics } from '@roi-insight/roi-math';
import { expect, it, vi } from 'vitest';
import { plan, read, reading } from '../../../report-text/test/plans.ts';
import { PageWriter } from '../pdf/writer/PageWriter.ts';
import { Tags } from '../pdf/writer/Tags.ts';
import { colors, loadFile } from '../testing/pdfEffects.ts';
import { writePlanReport } from './pdf/writePlanReport.ts';
import { planReportMarkdown } from './planReportMarkdown.ts';
import { planReportPage } from './planReportPage.ts';

const result = {
  ...read,
  deviations: [{ kind: 'late-start', key: 'ATL', planned: '2027-02-01', started: '2027-02-15' }] as const,
};
const starts = new Map([['ATL', '2027-02-15']]);
const report = { plan, reading, starts, registered: null, result };
const source = {
  report,
  economics: { ...defaultEconomics, seats: 9 },
  brand: defaultBrand,
  savedAt: new Date(Date.UTC(2027, 6, 5, 12)),
};

/** Removes white space from a text of the document, because media break lines differently. */
const bare = (text: string) => text.replaceAll(/\s+/g, '');
const content = planDocument(createFormats(defaultBrand), report, result, source.economics, source.savedAt);
const texts = documentTexts(content).map(bare);

async function pdfText(): Promise<string> {
  const drawn = vi.spyOn(PageWriter.prototype, 'drawAtBaseline');
  const figures = vi.spyOn(Tags.prototype, 'open');
  await writePlanReport(
    { ...source, result, colors, page: 'a4' },
    { loadFile, onProgress: () => undefined, signal: new AbortController().signal },
  );
  const lines = drawn.mock.calls.map(([text]) => text);
  const alternatives = figures.mock.calls.map(([, alternative = '']) => alternative);
  drawn.mockRestore();
  figures.mockRestore();
  return bare([...lines, ...alternatives].join(''));
}

const pageText = () =>
  bare(
    planReportPage(source, result, { ...colors, canvas: colors.surface })
      .text.replaceAll(/<script[\s\S]*<\/script>|<style[\s\S]*<\/style>/g, '')
      .replaceAll(/<[^>]*aria-label="([^"]*)"[^>]*>|<[^>]*>/g, '$1')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&'),
  );

const markdownText = () => bare(planReportMarkdown(source, result).text.replaceAll(/\\(.)/g, '$1'));

it('the PDF has every text of the document', async () => {
  const text = await pdfText();
  // For a team that started as planned, the PDF shows only the date.
  expect(texts.filter((part) => part !== 'Asplanned' && !text.includes(part))).toEqual([]);
});

it('the web page has every text of the document', () => {
  const text = pageText();
  // The names of lines and the text alternative are only in the label of the figure.
  expect(texts.filter((part) => part !== 'Drawnorder' && !text.includes(part))).toEqual([]);
});

it('the Markdown has every text of the document', () => {
  const text = markdownText();
  const labels = new Set(['Drawnorder', 'Slowerafterthestart', 'Fasterafterthestart']);
  expect(texts.filter((part) => !labels.has(part) && !text.includes(part))).toEqual([]);
});
