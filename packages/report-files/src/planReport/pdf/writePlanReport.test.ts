import { defaultBrand } from '@roi-insight/report-text';
import { defaultEconomics } from '@roi-insight/roi-math';
import { expect, it, vi } from 'vitest';
import { plan, read, reading } from '../../../../report-text/test/plans.ts';
import { PageWriter } from '../../pdf/writer/PageWriter.ts';
import { colors, loadFile } from '../../testing/pdfEffects.ts';
import { writePlanReport } from './writePlanReport.ts';

async function linesOf(deviation: boolean): Promise<{ readonly lines: readonly string[]; readonly pages: number }> {
  const draw = vi.spyOn(PageWriter.prototype, 'drawAtBaseline');
  const added = vi.spyOn(PageWriter.prototype, 'newPage');
  const result = deviation
    ? {
        ...read,
        deviations: [{ kind: 'late-start', key: 'ATL', planned: '2027-02-01', started: '2027-02-15' } as const],
      }
    : read;
  const starts = new Map(deviation ? [['ATL', '2027-02-15']] : []);
  await writePlanReport(
    {
      report: { plan, reading, starts, registered: null, result },
      result,
      economics: defaultEconomics,
      brand: defaultBrand,
      savedAt: new Date(2027, 6, 5, 12),
      colors,
      page: 'a4',
    },
    { loadFile, onProgress: () => undefined, signal: new AbortController().signal },
  );
  const lines = draw.mock.calls.map(([content]) => content);
  const pages = 1 + added.mock.calls.length;
  draw.mockRestore();
  added.mockRestore();
  return { lines, pages };
}

it('the PDF has the answer, its picture and the reasons to believe it on two pages', async () => {
  const { lines, pages } = await linesOf(false);
  expect(pages).toBe(2);
  const words = lines.join(' ');
  for (const text of [
    'Pilot of 5 teams',
    'Because of the rollout, tickets of these teams',
    '95% range: 18% to 35% less time.',
    '3 of 60 orders would look like this by chance.',
    'The orders that could have been drawn',
    'Drawn order',
    'Value for the 1 team that started',
    'As planned',
    'Waits until Jul 5, 2027',
    'What it does not prove',
    'Page 2 of 2',
  ])
    expect(words).toContain(text);
});

it('the PDF shows a start that differs from the plan', async () => {
  const { lines } = await linesOf(true);
  expect(lines).toContain('Feb 1, 2027 · Started Feb 15, 2027');
  expect(lines.join(' ')).toContain('2 weeks later than planned.');
});
