import { gzipSync } from 'node:zlib';
import type { Response } from 'playwright/test';
import { download, downloadPdf, named, openDashboard } from '../support/download.ts';
import { figuresOnScreen } from '../support/expected/figuresOnScreen.ts';
import { partsFetched } from '../support/ready.ts';
import { openRows } from '../support/rows.ts';
import { followRequests } from '../support/network/requests.ts';
import { restore } from '../support/network/withhold.ts';
import { BUTTONS, filesOf } from '../support/sharedFiles.ts';
import { fixture } from '../support/stored.ts';
import { expect, test } from '../support/test.ts';

test('the short and the full PDF are tagged, with embedded fonts, selectable text and no bitmap', async ({ page }) => {
  const files = await filesOf(page, 'clearWin');
  for (const button of BUTTONS) {
    const pdf = await files(button);
    const kind = button === 'Download PDF' ? 'summary' : 'full';
    expect(pdf.fileName).toMatch(new RegExp(`^roi-report-${kind}-AUR-\\d{4}-\\d{2}-\\d{2}\\.pdf$`));
    expect(pdf.pageSize).toBe('612 x 792');
    expect(pdf.title).toBe('Your Claude Code ROI Report: Aurora Payments (AUR)');
    expect(pdf.tagged).toBe(true);
    expect(pdf.pages.length).toBe(button === 'Download PDF' ? 2 : pdf.pageCount);
    expect(pdf.pictures).toBe(0);
    expect(pdf.fonts.length).toBeGreaterThanOrEqual(3);
    expect(pdf.fonts.filter(({ embedded }) => !embedded)).toEqual([]);
    for (const tag of ['Document', 'H1', 'H2', 'H3', 'Table', 'TH', 'TD', 'Figure']) {
      expect(pdf.structure).toMatch(new RegExp(`^ *${tag}\\b`, 'm'));
    }
    expect(pdf.structure).toMatch(/^ *TH\b.*\/Scope \/Column/m);
    expect(pdf.structure).toMatch(/^ *TH\b.*\/Scope \/Row/m);
    expect(pdf.language).toBe('en-US');
    expect(pdf.outlined).toBe(true);
  }
});

/** The figures that the text of a file lacks. */
function missingIn(text: string, figures: readonly string[]): readonly string[] {
  // Charts on the screen show whole percentages; the tables of the file show decimals.
  const whole = new Set([...text.matchAll(/(\d+\.\d)%/g)].map(([, decimal]) => `${Math.round(Number(decimal))}%`));
  return figures.filter((figure) => !text.includes(figure.replace(/,$/, '')) && !whole.has(figure));
}

test('the short PDF has every value of the first screen, and the full PDF has every value of the report', async ({
  page,
}) => {
  await openDashboard(page, fixture('clearWin'));
  const first = await figuresOnScreen(page, [
    page.getByRole('article'),
    page.getByRole('region', { name: 'Cost Assumptions' }),
    page.getByRole('region', { name: /Period$/ }),
  ]);
  await openRows(page, { inFiles: true });
  // The PDF draws the bugs of each week; the file of weeks has their numbers.
  const bugs = page.locator('table').filter({ hasText: 'Open bugs at its end' });
  await bugs.evaluateAll((tables) => tables.forEach((table) => table.remove()));
  const all = await figuresOnScreen(page, [page.getByRole('main')]);
  const files = await filesOf(page, 'clearWin');
  expect(first.length).toBeGreaterThan(15);
  expect(missingIn((await files('Download PDF')).text, first)).toEqual([]);
  expect(all.length).toBeGreaterThan(60);
  expect(missingIn((await files('Download Full Report')).text, all)).toEqual([]);
});

test('every page has its number, and states that the data are a sample without a control group', async ({ page }) => {
  const pdf = await filesOf(page, 'slower');
  for (const button of BUTTONS) {
    const { pages } = await pdf(button);
    pages.forEach((text, index) => {
      expect(text).toContain('Sample data');
      expect(text).toContain('Before/after comparison, no control group.');
      expect(text).toContain(`Page ${index + 1} of ${pages.length}`);
    });
  }
});

test('the files of a slower team have minus signs and no praise', async ({ page }) => {
  const { text } = await (await filesOf(page, 'slower'))('Download Full Report');
  expect(text).toMatch(/−\d+\.\d%/);
  expect(text).toMatch(/−\$\d/);
  expect(text).not.toMatch(/-\$|\$-|Faster task completion|Estimated yearly savings/);
});

test.describe('odd values in charts', () => {
  // The dashboard warns about invalid weeks, as required.
  test.use({ expectedConsole: /week/i });
  test('appear in no file', async ({ page }) => {
    for (const name of ['badDates', 'hugeNumbers']) {
      await openDashboard(page, fixture(name));
      const { text } = await downloadPdf(page, 'Download Full Report');
      expect(text).not.toMatch(/NaN|Infinity|undefined|null|-\$|\$-|−\$0\b/);
      expect(text).toContain('no control group');
    }
  });
});

test('a customer’s name in four scripts is searchable, with embedded fonts; a symbol that no font has is left out', async ({
  page,
}) => {
  const parts = [
    'Łódź Überweisung',
    'Ωμέγα πληρωμές',
    'Платежи и расчёты',
    '支払い処理プラットフォーム',
    '결제 플랫폼',
    '支付结算',
  ];
  await openDashboard(page, named(`${parts.join(' ')} 🚀`));
  for (const button of BUTTONS) {
    const { text, fonts } = await downloadPdf(page, button);
    const bare = text.replaceAll(' ', '');
    expect(parts.filter((part) => !bare.includes(part.replaceAll(' ', '')))).toEqual([]);
    expect(text).toContain('symbols that no font of this file has');
    expect(text).not.toContain('Sample data');
    expect(fonts.filter(({ embedded }) => !embedded)).toEqual([]);
    for (const family of ['Noto Sans JP', 'Noto Sans KR']) {
      expect(fonts.some(({ name }) => name.startsWith(family))).toBe(true);
    }
  }
});

test('a click on a PDF button loads no more than its budget, and no fonts for unused scripts', async ({ page }) => {
  const quiet = followRequests(page);
  await openDashboard(page, fixture('clearWin'));
  const chart = page.getByRole('figure', { name: 'Cumulative Savings Over Time' });
  await chart.scrollIntoViewIfNeeded();
  await expect(chart.locator('svg').first()).toBeVisible();
  // The lower part of the page loads by itself after the figures have counted up, so the click does not load it.
  await expect(page.getByRole('heading', { name: 'From gross savings to net' })).toBeAttached();
  await partsFetched(page);
  await quiet();
  const fetched: { readonly kind: string; readonly response: Response }[] = [];
  page.on('response', (response) => {
    const kind = /\.(\w+)$/.exec(new URL(response.url()).pathname)?.[1] ?? '';
    fetched.push({ kind, response });
  });
  await downloadPdf(page, 'Download PDF');
  const weigh = async (kind: string) => {
    const bodies = await Promise.all(
      fetched.filter((file) => file.kind === kind).map(({ response }) => response.body()),
    );
    const bytes = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
    return { files: bodies.length, bytes };
  };
  expect((await weigh('js')).bytes).toBeLessThanOrEqual(165_000);
  const fonts = await weigh('ttf');
  expect(fonts.files).toBe(3);
  expect(fonts.bytes).toBeLessThanOrEqual(140_000);
  expect((await weigh('woff')).files).toBe(0);
});

test('a name with unsupported characters is refused with a message, not printed as boxes', async ({ page }) => {
  await openDashboard(page, fixture('rtlName'));
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The PDF cannot set these letters' })).toContainText(
    'print this page',
  );
});

test('canceling while the writer loads or while the file is written saves nothing and restores the button', async ({
  page,
}) => {
  await openDashboard(page, fixture('clearWin'));
  let downloads = 0;
  page.on('download', () => (downloads += 1));
  for (const [when, files] of [
    ['while its writer loads', '**/writeReport-*.js'],
    ['while the file is written', '**/*.ttf'],
  ] as const) {
    await test.step(when, async () => {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(files, async (route) => {
        await held;
        await route.continue().catch(() => {});
      });
      const requested = page.waitForRequest(files);
      await page.getByRole('button', { name: 'Download PDF' }).click();
      await requested;
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Download PDF' })).toBeEnabled();
      release();
    });
  }
  await download(page, () => page.getByRole('button', { name: 'Download PDF' }).click());
  expect(downloads).toBe(1);
});

test.describe('in Germany', () => {
  test.use({ locale: 'de-DE', expectedConsole: /Failed to load resource/ });
  test('a file on A4 has the edited assumptions, even if a font failed to load at first', async ({ page }) => {
    await openDashboard(page, fixture('clearWin'));
    await page.getByRole('button', { name: 'Edit Assumptions' }).click();
    await page.getByLabel('Annual Engineer Cost ($)').fill('200000');
    await page.getByRole('button', { name: 'Save & Recalculate' }).click();
    await expect(page.getByText('$100.00').first()).toBeVisible();
    await test.step('an error is shown if a font cannot be loaded', async () => {
      await page.route('**/*.ttf', (route) => route.abort());
      await page.getByRole('button', { name: 'Download PDF' }).click();
      await expect(page.getByText('The PDF could not be made')).toBeVisible();
    });
    await restore(page);
    const { pages, pageSize, text } = await downloadPdf(page, 'Download PDF');
    expect(pages.length).toBe(2);
    expect(pageSize).toBe('595.28 x 841.89');
    expect(text).toContain('$200,000');
    expect(text).toContain('$100.00');
    expect(text).not.toContain('$100,000');
  });
});
