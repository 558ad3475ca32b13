import { exportText, openDashboard } from '../support/download.ts';
import { dropFile } from '../support/dropFile.ts';
import { fixture } from '../support/stored.ts';
import { expect, test } from '../support/test.ts';

for (const path of ['/', '/form']) {
  test(`a report that is dropped anywhere on ${path} is opened, another file is refused`, async ({ page }) => {
    await openDashboard(page, fixture('slower'));
    const { text } = await exportText(page, /Report as JSON/);
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(path);
    await dropFile(page, 'budget.json', '{}');
    await expect(page.getByText(/This file is not a report/)).toBeVisible();
    await expect(page).toHaveURL(path);
    await dropFile(page, 'report.json', text);
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText(/^Cinder Mobile/)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(path);
  });
}

test('a report of the command line, which is the API’s answer, is opened with the usual costs', async ({ page }) => {
  await page.goto('/');
  await dropFile(page, 'report.json', fixture('slower'));
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText(/^Cinder Mobile/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit Annual engineer cost $' })).toContainText('$100,000');
});
