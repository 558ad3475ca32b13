import { expect, type Page } from 'playwright/test';
import { fillForm, type Typed } from '../form.ts';
import { stored } from '../stored.ts';
import { EMAIL, TOKEN } from '../test.ts';

/** The browser's own console line about a refused or broken request. */
export const REFUSED = /^Failed to load resource: /;

/**
 * Submits and expects an alert with this message. The form keeps everything that was typed, and the stored items are
 * removed.
 */
export async function expectFailure(page: Page, typed: Typed, message: string | RegExp): Promise<void> {
  await page.goto('/form');
  await fillForm(page, typed);
  await page.getByRole('button', { name: 'Analyze Data' }).click();
  const alert = page.getByRole('alertdialog', { name: 'Form Submission Failed' });
  // Compares only the message: the advice below it uses similar words for another cause.
  await expect(alert).toHaveAccessibleDescription(message);
  await expect(alert).toContainText('Next steps');
  await expect(alert).toContainText('Common fixes');
  await expect(alert).not.toContainText(TOKEN);
  await expect(page).toHaveURL('/form');
  expect(await stored(page)).toEqual({});

  await alert.getByRole('button', { name: 'Back to the form' }).click();
  await expect(alert).toBeHidden();
  await expectTyped(page, typed);
  await expect(page.getByRole('button', { name: 'Analyze Data' })).toBeEnabled();
}

/** Expects all typed values to be in the form. */
export async function expectTyped(page: Page, typed: Typed): Promise<void> {
  await expect(page.getByLabel('Your Email')).toHaveValue(typed.email ?? EMAIL);
  await expect(page.getByLabel('JIRA Instance URL')).toHaveValue(typed.url);
  if (typed.project !== undefined) await expect(page.getByLabel('JIRA Project Name')).toHaveValue(typed.project);
  await expect(page.getByRole('textbox', { name: 'JIRA API Key' })).toHaveValue(typed.token ?? TOKEN);
}
