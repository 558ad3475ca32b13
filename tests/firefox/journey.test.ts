import type { KeyInput, Page } from 'puppeteer-core';
import { expect, inject } from 'vitest';
import { EMAIL, TOKEN } from '../e2e/support/credentials.ts';
import { expectedCards } from '../e2e/support/expected/expectedCards.ts';
import { expectedReport } from '../e2e/support/expected/expectedReport.ts';
import { readCloud } from '../e2e/support/expected/trackerTickets.ts';
import { number, written } from '../e2e/support/expected/written.ts';
import { appRuns, click, expectFocused, expectPath, named, partsFetched, tabTo } from './support/find.ts';
import { test } from './support/test.ts';

const ADOPTION = '2025-08-26';

/** The visible figures of the cards by title. */
const cardFigures = (page: Page): Promise<Record<string, string>> =>
  page.$$eval('article', (cards) =>
    Object.fromEntries(
      cards.map((card) => [
        card.querySelector('h3')?.textContent ?? '',
        card.querySelector('p > span[aria-hidden]')?.textContent ?? '',
      ]),
    ),
  );

/** The figures before and after adoption, in the region with this name. */
const periodFigures = (page: Page, name: string): Promise<readonly string[]> =>
  page.$$eval(`::-p-aria([name="${name}"][role="region"]) dd`, (values) =>
    values.map(({ textContent }) => textContent),
  );

test('the keyboard is enough to get from the landing page to a report whose values match the tickets', async ({
  page,
}) => {
  const { url, cloud } = inject('site');
  const { keyboard } = page;
  const press = async (...keys: readonly KeyInput[]) => {
    for (const key of keys) await keyboard.press(key);
  };
  await page.goto(url);
  await appRuns(page);
  await tabTo(page, named('link', 'Calculate Your ROI'));
  await press('Enter');
  await expectFocused(page, named('heading', 'Connect Your Data Sources'));

  await tabTo(page, named('textbox', 'Your Email'));
  await keyboard.type(EMAIL);
  await tabTo(page, named('textbox', 'JIRA Instance URL'));
  await keyboard.type(cloud);
  await tabTo(page, named('textbox', 'JIRA Project Name'));
  await keyboard.type('AUR');
  // A password field has no ARIA role.
  await tabTo(page, 'input[type=password]');
  await keyboard.type(TOKEN);
  await tabTo(page, named('button', 'Show JIRA API Key'));
  await press(' ');
  await expectFocused(page, named('button', 'Hide JIRA API Key'));
  await tabTo(page, '[aria-haspopup=dialog]');
  await press('Enter');
  await expectFocused(page, '[aria-label^="Monday, August 25, 2025"]');
  await press('ArrowRight');
  await expectFocused(page, '[aria-label^="Tuesday, August 26, 2025"]');
  await press('Enter');
  await page.waitForSelector('[aria-haspopup=dialog] ::-p-text(August 26, 2025)');
  await expectFocused(page, '[aria-haspopup=dialog]');
  await tabTo(page, named('button', 'Analyze Data'));
  await press('Enter');
  // Does not look for the loading screen, because a small project may be read before the screen is found.
  await expectFocused(page, named('heading', 'Your Claude Code ROI Report'));
  await expectPath(page, '/dashboard');

  await partsFetched(page);
  const expected = expectedReport(await readCloud(cloud, 'AUR'), ADOPTION);
  expect(await cardFigures(page)).toEqual(expectedCards(expected));
  await tabTo(page, named('tab', 'Summary of Value Impact'));
  await press('ArrowRight', 'Enter');
  for (const [name, { total, completed, completionRate, hours, cost }] of [
    ['Pre-Claude Code Period', expected.pre],
    ['Post-Claude Code Period', expected.post],
  ] as const) {
    await page.waitForSelector(named('region', name));
    expect(await periodFigures(page, name)).toEqual([
      written.whole(total),
      `${written.whole(completed)} (${written.percent(completionRate)})`,
      number(1).format(hours / 8),
      written.hours(hours),
      written.cents(cost),
    ]);
  }
});

test('one click leads from the landing page to the report of the sample', async ({ page }) => {
  await page.goto(inject('site').url);
  await click(page, named('button', 'See a sample report'));
  await expectFocused(page, named('heading', 'Your Claude Code ROI Report'));
  await page.waitForSelector('::-p-text(Sample data)');
  await expectPath(page, '/dashboard');
});
