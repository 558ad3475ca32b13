import { clearWin } from '@roi-insight/contracts/fixtures';
import { defaultBrand } from '@roi-insight/report-text';
import { defaultEconomics } from '@roi-insight/roi-math';
import { expect, it, vi } from 'vitest';
import { png } from '../../../contracts/test/png.ts';
import { openReport } from './openReport.ts';
import { reportToJson } from './reportFile.ts';

const saved = {
  report: clearWin,
  jiraUrl: 'https://x.atlassian.net',
  projectName: 'Aurora',
  economics: defaultEconomics,
};
const savedAt = new Date('2026-03-02T12:00:00Z');
const brand = defaultBrand;
const text = reportToJson({ ...saved, brand }, savedAt);
const logoOf = (bytes: string) => `data:image/png;base64,${btoa(bytes)}`;

it('a saved report keeps the names and the logo that its reader entered', () => {
  const names = { company: 'Acme & Söhne', project: 'شركة', logo: logoOf(png(480, 120, 150_000)) };
  const file = reportToJson({ ...saved, names, brand }, savedAt);
  expect(openReport(file)).toEqual({ kind: 'opened', ...saved, names });
  const { about, summary } = JSON.parse(file);
  expect([about[0], summary]).toEqual([
    expect.stringMatching(/: شركة$/),
    expect.stringMatching(/^Sample data: شركة, /),
  ]);
});

it.each([
  ['a number', 7, undefined],
  ['null', null, undefined],
  ['a list of names', ['Acme'], undefined],
  ['a logo that is too large', { project: 'P', logo: logoOf(png(8, 8, 500_000)) }, { project: 'P' }],
  ['a logo that is no image', { project: 'P', logo: logoOf('<svg onload="alert(1)"/>') }, { project: 'P' }],
  ['a logo elsewhere', { project: 'P', logo: 'https://example.com/a.png' }, { project: 'P' }],
  [
    'a name without end',
    { project: 'P', company: `A\u202E${'x'.repeat(9_000)}` },
    { project: 'P', company: `A${'x'.repeat(79)}` },
  ],
])('a saved report opens if its names are odd: %s', (_, given, names) => {
  const warn = vi.fn<(line: string) => void>();
  const opened = openReport(JSON.stringify({ ...JSON.parse(text), names: given }), undefined, warn);
  expect(opened).toEqual({ kind: 'opened', ...saved, names });
  const isLost = Object.keys(Object(given)).length > Object.keys(names ?? {}).length;
  expect(warn.mock.calls).toEqual(isLost ? [['A field of the report is ignored: names has an unusable entry.']] : []);
});
