import { expect, type Locator, type Page } from 'playwright/test';

/** The button of a row of the report. The name of the button is the title of the row, followed by the answer of the row. */
export const rowButton = (page: Page, title: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${title}( |$)`) });

/** The content of a row. Only an open row shows it. */
export const rowContent = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: title, exact: true });

/** Rows that contain only controls. Saved files do not have these rows. */
const CONTROLS = /^(Usage data|Scope and calendar)/;

/** Opens every row, from the first to the last; with `inFiles`, only the rows that are also in saved files. */
export async function openRows(page: Page, { inFiles = false } = {}): Promise<void> {
  const closed = page
    .getByRole('main')
    .locator('h2 > button[aria-expanded="false"]')
    .filter(inFiles ? { hasNotText: CONTROLS } : {});
  await expect(rowButton(page, 'Methodology & Data Sources')).toBeVisible();
  for (let rows = await closed.count(); rows > 0; rows -= 1) {
    await closed.first().click();
    await expect(closed).toHaveCount(rows - 1);
  }
  await expect(page.locator('[data-pending]')).toHaveCount(0);
}

/** Opens a row, unless an earlier visit left it open, and returns its content. */
export async function openRow(page: Page, title: string): Promise<Locator> {
  const button = rowButton(page, title);
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  return rowContent(page, title);
}
