import type { Page } from 'playwright/test';
import { EMAIL, TOKEN } from './test.ts';

export interface Typed {
  readonly email?: string;
  readonly url: string;
  readonly project?: string;
  readonly token?: string;
}

/** Types into the form's fields, except for the date. */
export async function fillForm(
  page: Page,
  { email = EMAIL, url, project = 'AUR', token = TOKEN }: Typed,
): Promise<void> {
  await page.getByLabel('Your Email').fill(email);
  await page.getByLabel('JIRA Instance URL').fill(url);
  await page.getByLabel('JIRA Project Name').fill(project);
  await page.getByRole('textbox', { name: 'JIRA API Key' }).fill(token);
}

/** Fills the form and submits it. */
export async function submitForm(page: Page, typed: Typed): Promise<void> {
  await page.goto('/form');
  await fillForm(page, typed);
  await page.getByRole('button', { name: 'Analyze Data' }).click();
}
