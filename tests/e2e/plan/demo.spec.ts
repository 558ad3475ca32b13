import type { Page } from 'playwright/test';
import { test } from '../support/demo.ts';
import { COMPUTING, expect, RELEASE } from '../support/test.ts';

// A forecast draws thousands of orders.
test.use(COMPUTING);

const inBar = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Presenter' }).getByRole('button', { name, exact: true });

test('a presenter link opens the pilot, which is shown before, during and after its weeks', async ({ page, demo }) => {
  await page.goto(`${demo}/#demo=pilot`);
  await expect(page).toHaveURL(/\/plan\/report$/);
  await expect(page.getByText(/^Because of the rollout, tickets of these teams took \d+% less time/)).toBeVisible();
  await expect(page.getByText('Grade A+', { exact: true })).toBeVisible();
  await expect(inBar(page, 'Finished')).toHaveAttribute('aria-pressed', 'true');
  for (const [name, closed] of [
    ['Half-way', '12 of 26'],
    ['Planned', '0 of 26'],
  ] as const) {
    await inBar(page, name).click();
    await expect(page.getByRole('heading', { name: /^This plan is read on / })).toBeVisible();
    await expect(page.getByText(closed).first()).toBeVisible();
    await expect(page.getByText(/Because of the rollout/)).toHaveCount(0);
  }
  await page.reload();
  await expect(page.getByText('0 of 26').first()).toBeVisible();
});

test('the sample organization is planned without a server', RELEASE, async ({ page, demo }) => {
  await page.goto(`${demo}/plan`);
  await page.getByRole('button', { name: 'Use the sample organization' }).click();
  await page.getByRole('button', { name: 'Read the teams' }).click();
  await expect(page.getByRole('heading', { name: 'What it can find' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue to the draw' }).click();
  await page.getByRole('button', { name: 'Draw now' }).click();
  await expect(page.getByRole('heading', { name: 'The order is drawn' })).toBeVisible();
});
