import { reportToWire } from '@roi-insight/contracts';
import { clearWin, comparisonLeftOut } from '@roi-insight/contracts/fixtures';
import { createFormats, defaultBrand, reportChanges } from '@roi-insight/report-text';
import { defaultEconomics } from '@roi-insight/roi-math';
import { describe, expect, it } from 'vitest';
import { openPage } from '../page/openPage.ts';
import { openReport } from './openReport.ts';
import { reportFile } from './reportFile.ts';

const formats = createFormats(defaultBrand);

/** Values that replace the members of a file. */
const DAMAGES: readonly unknown[] = [null, undefined, -1, 1e308, 'x', [{}], { kind: 'x' }];

/** Every variant of a value with one damaged member, at any depth. Lists are damaged only in their first entry. */
function* damaged(value: unknown): Generator<unknown> {
  yield* DAMAGES;
  if (Array.isArray(value)) {
    const [first, ...rest] = value;
    if (value.length > 0) for (const entry of damaged(first)) yield [entry, ...rest];
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, member] of Object.entries(value)) {
      for (const other of damaged(member)) yield { ...value, [name]: other };
    }
  }
}

/** Shortens each list to its first two entries, because the others are similar. */
function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 2).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shortened(member)]));
}

const economics = { ...defaultEconomics, spend: [{ month: '2025-09', amount: 5 }], enteredEngineerCost: 90_000 };
const origin = { jiraUrl: 'https://x.io', projectName: 'AUR', economics, brand: defaultBrand };

/** The result of opening a file, and of using its report. */
function outcomeOf(text: string): string {
  const opened = openReport(text);
  if (opened.kind === 'refused') return opened.kind;
  const run = { ...opened, brand: defaultBrand };
  return reportChanges(formats, run, run).inputs.length === 0 ? opened.kind : 'differs from itself';
}

describe('a report', () => {
  const report = { ...comparisonLeftOut, tickets: clearWin.tickets };
  const savedAt = new Date('2026-03-02T12:00:00Z');
  const wire = shortened(reportToWire(report));

  it('is either opened or refused, no matter which of its members is damaged', () => {
    const file = { ...reportFile({ ...origin, report }, savedAt), report: wire };
    const outcomes = [...damaged(file)].map((changed) => outcomeOf(JSON.stringify(changed) ?? ''));
    expect(new Set(outcomes)).toEqual(new Set(['refused', 'opened']));
  });

  it('that was saved as a web page is either opened or refused, no matter which member of its data is damaged', () => {
    const page = { ...reportFile({ ...origin, report }, savedAt), report: wire, brand: defaultBrand };
    const { saved_at: time, brand } = page;
    const kinds = [...damaged({ saved_at: time, brand })].map(
      (changed) => openPage(JSON.stringify(Object.assign({}, page, changed))).kind,
    );
    expect(new Set(kinds)).toEqual(new Set(['refused', 'opened']));
  });
});
