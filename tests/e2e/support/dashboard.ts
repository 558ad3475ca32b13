import { expect, type Locator, type Page } from 'playwright/test';
import { expectedCards } from './expected/expectedCards.ts';
import type { ExpectedPeriod, ExpectedReport } from './expected/expectedReport.ts';
import { number, written } from './expected/written.ts';
import { openRow } from './rows.ts';

export const metricCard = (page: Page, title: string): Locator =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title, exact: true, includeHidden: true }) });

/** The visible figure of a card, which counts up. The text for screen readers has the final value from the start. */
export const visibleFigure = (page: Page, title: string): Locator =>
  metricCard(page, title).locator('p > span[aria-hidden]');

/** The rows of a chart's table, without its header. */
export async function chartRows(page: Page, title: string): Promise<string[][]> {
  const figure = page.getByRole('figure', { name: title });
  await figure.getByText('Show values').click();
  return figure
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent)));
}

async function expectPeriodCard(page: Page, name: string, expected: ExpectedPeriod): Promise<void> {
  const card = page.getByRole('region', { name });
  const value = (term: string) =>
    card
      .locator('div', { has: page.getByText(term, { exact: true }) })
      .last()
      .getByRole('definition');
  await expect(value('Total Tasks')).toHaveText(written.whole(expected.total));
  await expect(value('Completed')).toContainText(written.whole(expected.completed));
  await expect(value('Completed')).toContainText(written.percent(expected.completionRate));
  await expect(value('Avg Days/Task')).toContainText(number(1).format(expected.hours / 8));
  await expect(value('Avg Hours/Task')).toHaveText(written.hours(expected.hours));
  await expect(value('Avg Cost/Task')).toHaveText(written.cents(expected.cost));
}

/** Checks every figure of the dashboard. */
export async function expectReport(page: Page, expected: ExpectedReport, annualCost = 100_000): Promise<void> {
  const { pre, post } = expected;
  await expect(page.getByText(`Based on ${written.whole(pre.total + post.total)} JIRA tasks analyzed`)).toBeVisible();

  const banner = page.getByRole('region', { name: 'Cost Assumptions' });
  await expect(banner).toContainText(written.dollars(annualCost));
  await expect(banner).toContainText(written.cents(annualCost / 2000));

  for (const [title, figure] of Object.entries(expectedCards(expected))) {
    await expect(visibleFigure(page, title)).toHaveText(figure);
  }
  await expect(metricCard(page, 'Hours Saved')).toContainText(`Post-Claude Code: ${written.hours(post.hours)} avg`);

  const used = await openRow(page, 'Tickets used');
  const leftOut = used.getByText('closed without work (Won’t Do, Duplicate, …)', { exact: true });
  const notDelivered = pre.notDelivered + post.notDelivered;
  await expect(leftOut).toHaveCount(notDelivered === 0 ? 0 : 1);
  if (notDelivered > 0) await expect(leftOut.locator('..')).toContainText(written.whole(notDelivered));

  await expectSummaryCharts(page, expected);
  await page.getByRole('tab', { name: 'Productivity Comparison' }).click();
  await expectComparison(page, expected);
  await expectPeriodCard(page, 'Pre-Claude Code Period', pre);
  await expectPeriodCard(page, 'Post-Claude Code Period', post);
}

/** Expects the first five weeks in the chart of savings, and all weeks in the two weekly charts, also those before adoption. */
async function expectSummaryCharts(page: Page, { pre, post, later }: ExpectedReport): Promise<void> {
  let savings = 0;
  const cumulative = post.weeks.slice(0, 5).map(({ start, tasks }, week) => {
    savings += tasks * (pre.cost - post.cost);
    return [`Week ${week + 1} - ${start.slice(5).replace('-', '/')}`, written.dollars(savings)];
  });
  expect(await chartRows(page, 'Cumulative Savings Over Time')).toEqual(cumulative);

  const weeks = [...pre.weeks, ...post.weeks, ...later];
  const hours = (await chartRows(page, 'Average Hours per Ticket Over Time')).slice(-weeks.length);
  expect(hours.map((cells) => cells.at(-1))).toEqual(weeks.map((week) => written.hours(week.hours ?? Number.NaN)));
  const tasks = (await chartRows(page, 'Total Tickets Closed per Week')).slice(-weeks.length);
  expect(tasks.map((cells) => cells.at(-1))).toEqual(weeks.map((week) => written.whole(week.tasks)));
}

async function expectComparison(page: Page, { pre, post }: ExpectedReport): Promise<void> {
  const hours = await chartRows(page, 'Pre and Post Claude Code Comparison');
  expect(hours.map((cells) => cells.at(-1))).toEqual([pre, post].map((side) => written.hours(side.hours)));
  const perWeek = await chartRows(page, 'Average Tasks Completed per Week');
  expect(perWeek.map((cells) => cells.at(-1))).toEqual(
    [pre, post].map((side) => number(1).format((side.total / 91) * 7)),
  );
}
