import { pilotPlanned } from '@roi-insight/contracts/fixtures/pilots';
import { defaultBrand } from '@roi-insight/report-text';
import { expect, it, vi } from 'vitest';
import { inEveryZone } from '../../../report-text/test/inEveryZone.ts';
import { largeOutline, storyPlan } from '../../../ui/src/testing/plan/storyPlan.ts';
import { PageWriter } from '../pdf/writer/PageWriter.ts';
import { colors, loadFile } from '../testing/pdfEffects.ts';
import { buildPlanPdf } from './buildPlanPdf.ts';
import type { PlanPdfInput } from './PlanPdf.ts';

const effects = { loadFile, onProgress: () => undefined, signal: new AbortController().signal };

const inputOf = (input: Partial<PlanPdfInput> = {}): PlanPdfInput => ({
  plan: storyPlan,
  brand: defaultBrand,
  isSample: false,
  colors,
  page: 'a4',
  generatedAt: new Date(2026, 0, 15),
  ...input,
});

/** The lines of a PDF, in the order in which they are drawn. */
async function linesOf(input: Partial<PlanPdfInput> = {}): Promise<string[]> {
  const draw = vi.spyOn(PageWriter.prototype, 'drawAtBaseline');
  const outcome = await buildPlanPdf(inputOf(input), effects);
  const lines = draw.mock.calls.map(([content]) => content);
  draw.mockRestore();
  expect(outcome.kind).toBe('made');
  return lines;
}

it('the PDF has two pages with the staircase, the forecast, what the plan can prove, and the code', async () => {
  const lines = await linesOf();
  for (const line of [
    'Pilot plan',
    'Lyra Support',
    'waits until Aug 3',
    'Report Aug 3',
    'How often a saving of 20% is found',
    '82% ± 2',
    'What it does not prove',
    '4f3c 9a1e 07b2 5d86 c1f0 e4a9 7b3d 5268 f94e 0c7a d1b6 3e25 8a70 f9c4 d2e6 1b37',
    'Page 2 of 2',
  ])
    expect(lines).toContain(line);
  expect(lines).not.toContain('Page 3 of 3');
  expect(lines).not.toContain('Sample data');
});

inEveryZone('the PDF has the reader’s local day', async () => {
  const lines = await linesOf({ generatedAt: new Date(2026, 0, 15, 23, 59) });
  expect(lines).toContainEqual(expect.stringContaining('Made on Jan 15, 2026.'));
});

it('the PDF says that its teams are those of the sample', async () => {
  expect(await linesOf({ isSample: true })).toContain('Sample data');
});

it('the PDF has space for forty teams with long names', async () => {
  const { slots, waiting, weeks } = largeOutline;
  const teams = largeOutline.teams.map(({ key, name }) => Object.assign({}, storyPlan.terms.teams[0], { key, name }));
  const order = teams.map(({ key }, index) => ({ key, week: slots[index] ?? null }));
  const terms = { ...storyPlan.terms, teams, weeks, waiting, slots: [...slots] };
  const lines = await linesOf({ plan: { ...storyPlan, terms, order } });
  expect(lines.filter((line) => line.startsWith('waits until'))).toHaveLength(13);
  expect(lines.some((line) => line.endsWith('… (T40)'))).toBe(true);
  expect(lines).toContain('Page 2 of 2');
});

it('with an excluded team, the PDF has two pages even on US Letter, which is shorter than A4', async () => {
  const lines = await linesOf({ plan: pilotPlanned.plan, page: 'letter', isSample: true });
  expect(lines).toContain('Page 2 of 2');
});

it('an error names the letters that no font covers', async () => {
  const teams = storyPlan.terms.teams.map((team) => Object.assign({}, team, { name: 'فريق' }));
  const outcome = await buildPlanPdf(
    inputOf({ plan: { ...storyPlan, terms: { ...storyPlan.terms, teams } } }),
    effects,
  );
  expect(outcome).toMatchObject({ kind: 'failed' });
});
