import { exportText, openDashboard } from '../support/download.ts';
import { dropFile } from '../support/dropFile.ts';
import { fixture } from '../support/stored.ts';
import { expect, test } from '../support/test.ts';

test('a report that is dropped anywhere is opened, and other files are refused', async ({ page }) => {
  await openDashboard(page, fixture('slower'));
  const { text } = await exportText(page, /Report as JSON/);
  for (const [path, file] of [
    ['/', text],
    ['/form', text],
    // The API's answer, as the command line writes it.
    ['/', fixture('slower')],
  ] as const) {
    await test.step(`${file === text ? 'a saved report' : 'the API’s answer'} is opened on ${path}`, async () => {
      await page.evaluate(() => sessionStorage.clear());
      await page.goto(path);
      await dropFile(page, 'budget.json', '{}');
      await expect(page.getByText(/This file is not a report/)).toBeVisible();
      await expect(page).toHaveURL(path);
      await dropFile(page, 'report.json', file);
      await expect(page).toHaveURL('/dashboard');
      await expect(page.getByText(/^Cinder Mobile/)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Edit Annual engineer cost $' })).toContainText('$100,000');
      await page.goBack();
      await expect(page).toHaveURL(path);
    });
  }
});
