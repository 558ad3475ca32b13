import type { Page } from 'playwright/test';
import { REFUSED } from '../support/network/failure.ts';
import { fillForm } from '../support/form.ts';
import { expect, test } from '../support/test.ts';

const URL = 'https://example.atlassian.net';

const team = (page: Page, number: number) => page.getByRole('group', { name: `Team ${number}`, exact: true });
const nameOf = (page: Page, number: number) => team(page, number).getByRole('textbox');
const open = (page: Page) => page.getByRole('button', { name: /^Compare with other teams/ }).click();

/** Pastes into the focused field. */
async function paste(page: Page, text: string) {
  await page.evaluate((words) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', words);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}

test('an invalid pasted team shows its message immediately, and submitting the form focuses the team', async ({
  page,
}) => {
  await page.goto('/form');
  await fillForm(page, { url: URL, project: 'AUR' });
  await open(page);
  await nameOf(page, 1).focus();
  await paste(page, 'Boreal Ledger\naur\nboreal ledger');
  await expect(nameOf(page, 2)).toHaveAccessibleDescription(/project of the report itself/);
  await expect(nameOf(page, 3)).toHaveAccessibleDescription('This project is in the list already');
  await open(page);
  await page.getByRole('button', { name: 'Analyze Data' }).click();
  await expect(nameOf(page, 2)).toBeFocused();
});

test.describe('a refused analysis', () => {
  test.use({ expectedConsole: REFUSED });

  test('focuses the row of the team that was refused, and keeps all teams', async ({ page }) => {
    const error = 'comparison[1].project_name is too long';
    await page.route('**/api/fetch-jira', (route) =>
      route.fulfill({ status: 400, json: { success: false, error, code: 'invalid-request' } }),
    );
    await page.goto('/form');
    await fillForm(page, { url: URL });
    await open(page);
    await nameOf(page, 1).focus();
    await paste(page, 'Boreal Ledger\nCIN, 2025-06-02');
    await page.getByRole('button', { name: 'Analyze Data' }).click();
    await page.getByRole('button', { name: 'Back to the form' }).click();
    await expect(nameOf(page, 2)).toBeFocused();
    await expect(nameOf(page, 2)).toHaveAccessibleDescription('The name is too long');
    await expect(team(page, 2).getByRole('button', { name: 'Adopted on June 2, 2025' })).toBeVisible();
    await expect(nameOf(page, 1)).toHaveValue('Boreal Ledger');
  });
});

test('the prepared organization of the sample fills in the form and its teams, and can be removed', async ({
  page,
}) => {
  await page.goto('/form');
  await page.getByRole('button', { name: 'Use the sample tracker' }).click();
  await page.getByRole('radio', { name: /Meridian and 12 other teams/ }).check();
  await expect(page.getByLabel('JIRA Project Name')).toHaveValue('Meridian Checkout');
  const toggle = page.getByRole('button', { name: /^Compare with other teams/ });
  await expect(toggle).toContainText('12 teams');
  await open(page);
  await expect(team(page, 12).getByRole('button', { name: 'Adopted on December 1, 2025' })).toBeVisible();
  await page.getByRole('radio', { name: /Boreal Ledger/ }).check();
  await expect(toggle).toHaveText('Compare with other teams (optional)');
  await expect(page.getByRole('group', { name: 'Team 1', exact: true })).toBeHidden();
});
