import type { Page } from 'playwright/test';
import { chartRows, expectReport } from '../support/dashboard.ts';
import { exportText } from '../support/download.ts';
import { type ExpectedQuarter, expectedQuarters } from '../support/expected/expectedQuarters.ts';
import { expectedReport } from '../support/expected/expectedReport.ts';
import { readCloud } from '../support/expected/trackerTickets.ts';
import { written } from '../support/expected/written.ts';
import { submitForm } from '../support/form.ts';
import { openRow } from '../support/rows.ts';
import { expect, test } from '../support/test.ts';

// The form's default: 65 weeks ago by the site's clock, so the report has four quarters, the maximum for a single team.
const ADOPTION = '2025-08-25';
const QUARTERS = 4;

test.use({ viewport: { width: 1440, height: 900 } });

/** Expects these words about the latest quarter in the answer, in view without scrolling. */
async function expectOnFirstScreen(page: Page, words: RegExp): Promise<void> {
  const answer = page.getByRole('region', { name: /^Net (savings|impact) / });
  await expect(answer.getByText(words)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
}

/** Checks the values of the quarters that can be computed exactly; returns the range of percent saved in each. */
async function expectQuarters(
  page: Page,
  expected: readonly ExpectedQuarter[],
): Promise<readonly (readonly [number, number])[]> {
  await openRow(page, 'Since then');
  const rows = await chartRows(page, 'Effect by quarter since adoption');
  expect(rows.map(([quarter, weeks, tickets]) => [quarter, weeks, tickets])).toEqual(
    expected.map(({ weeks: [first, last], tickets }, index) => [
      `${['First', 'Second', 'Third', 'Fourth'][index]} quarter`,
      `${first}–${last}`,
      written.whole(tickets),
    ]),
  );
  const { text } = await exportText(page, /Report as JSON/);
  const quarters: { measured_hours: { tickets: number; hours: number } }[] = JSON.parse(text).report.evidence.quarters;
  expect(quarters.map(({ measured_hours: { tickets, hours } }) => [tickets, hours.toFixed(4)])).toEqual(
    expected.map(({ measuredHours: { tickets, hours } }) => [tickets, hours.toFixed(4)]),
  );
  return rows.map((cells) => savedRange(cells[5] ?? ''));
}

/** @example savedRange('8.2% more to 14.1% less') // [-8.2, 14.1] */
function savedRange(text: string): readonly [number, number] {
  const [, low, sign, high] = /^([\d.]+)%( more)? to ([\d.]+)% less$/.exec(text) ?? [];
  return [Number(low) * (sign === undefined ? 1 : -1), Number(high)];
}

/** A plain difference of means has neither trend nor weights, so it only has to lie within the reported range. */
function expectWithin([low, high]: readonly [number, number], saved: number): void {
  expect(saved).toBeGreaterThan(low);
  expect(saved).toBeLessThan(high);
}

const excludesZero = ([low, high]: readonly [number, number]) => low > 0 || high < 0;

test('if a saving lasts a year, the first screen says so, and every quarter matches the tickets', async ({
  page,
  site,
}) => {
  const project = await readCloud(site.cloud, 'VEG');
  const expected = expectedQuarters(project, ADOPTION, QUARTERS);
  await submitForm(page, { url: site.cloud, project: 'VEG' });
  await expectOnFirstScreen(page, /saving still there after 12 months/i);
  const ranges = await expectQuarters(page, expected);
  for (const [index, { saved, savedRange: around }] of expected.entries()) {
    const range = ranges[index] ?? [NaN, NaN];
    expectWithin(range, saved);
    expect([around, range].map(excludesZero)).toEqual([true, true]);
  }
  await expectReport(page, expectedReport(project, ADOPTION));
});
