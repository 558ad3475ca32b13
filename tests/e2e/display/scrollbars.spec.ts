import type { Page } from 'playwright/test';
import { PNG } from 'pngjs';
import { chromiumArgs, findBrowser } from '../../../scripts/chromium.ts';
import { submitForm } from '../support/form.ts';
import { partsFetched } from '../support/ready.ts';
import { fixture, gotoWith, storedForm } from '../support/stored.ts';
import { expect, RELEASE, test } from '../support/test.ts';

/** Scrollbars that take space, as on Windows. A browser without a window would hide them. */
test.use({
  viewport: { width: 1440, height: 700 },
  launchOptions: {
    args: chromiumArgs,
    ignoreDefaultArgs: ['--hide-scrollbars'],
    executablePath: findBrowser().executablePath,
  },
});

/** Positions on an empty part of the page and on the area of the scrollbar. */
const [PAGE_X, GUTTER_X, Y] = [1400, 1432, 350];

async function colorsBesideDialog(page: Page): Promise<readonly string[]> {
  const { data, width } = PNG.sync.read(await page.screenshot());
  return [PAGE_X, GUTTER_X].map((x) => data.subarray((Y * width + x) * 4, (Y * width + x) * 4 + 3).toString('hex'));
}

test('a dialog dims the whole page, including the area of the scrollbar', RELEASE, async ({ page, site }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await gotoWith(page, '/dashboard', { dashboardData: fixture('clearWin'), formData: storedForm });
  await partsFetched(page);
  const edit = page.getByRole('button', { name: 'Edit Assumptions' });
  await edit.scrollIntoViewIfNeeded();
  let dimmed: readonly string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await test.step(colorScheme, async () => {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      const [light] = await colorsBesideDialog(page);
      await edit.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      // The overlay fades in; the area of the scrollbar changes immediately.
      await expect(async () => {
        dimmed = await colorsBesideDialog(page);
        expect(dimmed[0]).not.toBe(light);
        expect(dimmed[1]).toBe(dimmed[0]);
      }).toPass();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    });
  }

  await page.route('**/api/fetch-jira', (route) => route.fulfill({ status: 200, body: '<html>' }));
  await submitForm(page, { url: site.cloud });
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expect.poll(() => colorsBesideDialog(page)).toEqual(dimmed);
});
