import { parseReport } from '../../packages/contracts/src/report/report.ts';
import { REPORT_SCENARIOS } from '../../packages/ui/src/features/demo/presenterValues.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inPalette, overridden } from '../../.storybook/frame/emulatedMedia.ts';
import { editableControls } from '../../.storybook/controls/editableControls.ts';
import { frameBrand, nameOfTab } from '../../.storybook/brand/frameBrand.ts';
import { iconsOf, readUsedIcons } from '../../.storybook/plugins/usedIcons.ts';
import { reports } from '../../packages/app/src/demo/reports.ts';
import { tokenGroups } from '../../packages/ui/docs/tokenGroups.ts';
import { scenarioReports } from '../../packages/ui/src/testing/storyScenarios.ts';
import { root } from '../../scripts/processes.ts';

it.each(REPORT_SCENARIOS)(
  "the report of scenario %s in the workbench is the demo's report without usage",
  (scenario) => {
    const demo = parseReport(reports[scenario]);
    if (!demo.ok) throw new Error(demo.error.message);
    // The evidence is not compared, because usage changes its sentence about the controls.
    const { usage, evidence: _withUsage, ...report } = demo.value;
    const { evidence: _without, ...story } = scenarioReports[scenario];
    expect(usage).toBeDefined();
    expect(report).toEqual({ ...story });
  },
);

it('the token page lists every token of the files for design tools', () => {
  const css = readFileSync(join(root, 'packages/ui/tokens/tokens.css'), 'utf8');
  const inFiles = [...css.matchAll(/(--roi-(?:color|shadow|space|radius|duration|easing)-\w+): ([^;]+);/g)];
  const names = new Set(inFiles.map(([, name]) => `var(${name})`));
  const listed = tokenGroups.flatMap(({ rows }) => rows);
  expect(listed.map(({ variable }) => variable).toSorted()).toEqual([...names].toSorted());
  expect(listed).toContainEqual(
    expect.objectContaining({ path: 'theme.space[4]', variable: 'var(--roi-space-4)', light: '1rem' }),
  );
});

describe('the icon page', () => {
  it('finds icons in the imports of a file', () => {
    const source = "import { X } from 'y';\nimport { Equal, type LucideIcon,\n  RotateCcw } from 'lucide-react';\n";
    expect(iconsOf(source)).toEqual(['Equal', 'RotateCcw']);
    expect(iconsOf("import { X } from 'y';")).toEqual([]);
  });

  it('names the files that draw an icon, except stories', () => {
    const icons = readUsedIcons();
    expect(icons.get('Download')).toEqual([
      'features/dashboard/actions/TopBar/TopBar.tsx',
      'features/dashboard/summary/MiniHeader/MiniHeader.tsx',
    ]);
    expect([...icons.values()].flat().filter((file) => file.includes('.stories.'))).toEqual([]);
  });
});

describe("the toolbar's settings of the operating system", () => {
  it.each([
    ['(prefers-reduced-motion: reduce)', 'reduce', '(min-width: 0px)'],
    ['(prefers-reduced-motion: no-preference)', 'reduce', '(max-width: 0px)'],
    ['(prefers-reduced-motion)', 'no-preference', '(max-width: 0px)'],
    ['screen and (prefers-reduced-motion:reduce)', 'reduce', 'screen and (min-width: 0px)'],
    ['(min-width: 40rem)', 'reduce', '(min-width: 40rem)'],
  ])('turn the query %s, with the setting "%s", into the query %s', (query, motion, answered) => {
    expect(overridden(query, { 'prefers-reduced-motion': motion })).toBe(answered);
  });

  it.each([
    ['color', 'var(--roi-color-text, #211e1a)', 'CanvasText'],
    ['background', 'var(--roi-color-scrim, rgba(35, 30, 25, 0.4))', 'Canvas'],
    ['background', 'transparent', 'transparent'],
    ['border', '1px solid transparent', '1px solid CanvasText'],
    ['box-shadow', '0 1px 2px #000', 'none'],
    ['fill', 'var(--roi-color-accent, #a8521f)', 'var(--roi-color-accent, #a8521f)'],
  ])('with forced colors, give %s: %s the value %s', (property, value, forced) => {
    expect(inPalette(property, value)).toBe(forced);
  });
});

it('the workbench offers no control for values that cannot be edited as JSON', () => {
  const other = { type: { name: 'other', value: 'Report' } } as const;
  const argTypes = Object.fromEntries(
    ['report', 'element', 'onClick', 'label', 'count', 'missing'].map((name) => [name, { name, ...other }]),
  );
  const initialArgs = {
    report: scenarioReports.slower,
    element: { type: 'b', props: {} },
    onClick: () => {},
    label: 'Save',
    count: 3,
  };
  const controls = editableControls({ argTypes, initialArgs });
  expect(Object.entries(controls).map(([name, { control }]) => [name, control])).toEqual([
    ['report', false],
    ['element', false],
    ['onClick', false],
    ['label', { type: 'text' }],
    ['count', undefined],
    ['missing', false],
  ]);
});

it("the frame shows the product's name, which links to its start page", () => {
  expect(frameBrand('dark')).toMatchObject({ brandTitle: expect.stringContaining('ROI Insight'), brandUrl: './' });
  expect(nameOfTab('Primitives / Button - Docs ⋅ Storybook')).toBe('Primitives / Button - Docs ⋅ ROI Insight');
});
