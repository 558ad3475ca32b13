import type { Page } from 'playwright/test';
import { fillForm } from '../support/form.ts';
import { fixture } from '../support/stored.ts';
import { EMAIL, expect, test, TOKEN } from '../support/test.ts';

const valid = { email: EMAIL, url: 'https://example.atlassian.net', project: 'AUR', token: TOKEN };

const dateField = (page: Page) => page.getByRole('button', { name: /When did you start using Claude Code\?/ });

for (const timezoneId of ['America/Los_Angeles', 'Pacific/Auckland']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("the calendar offers no day before 2023 or after today in the user's time zone, and the displayed day is sent", async ({
      page,
    }) => {
      // 01:30 on January 16 in Auckland, still January 15 in Los Angeles.
      await page.clock.setFixedTime('2026-01-15T12:30:00Z');
      const [today, tomorrow] = timezoneId === 'Pacific/Auckland' ? [16, 17] : [15, 16];
      const json = JSON.parse(fixture('clearWin'));
      await page.route('**/api/fetch-jira', (route) => route.fulfill({ json }));
      await page.goto('/form');
      await dateField(page).click();
      await page.getByRole('combobox', { name: /year/i }).selectOption('2026');
      await page.getByRole('combobox', { name: /month/i }).selectOption({ label: 'January' });
      await expect(page.getByRole('button', { name: new RegExp(`January ${today}, 2026`) })).toBeEnabled();
      await expect(page.getByRole('button', { name: new RegExp(`January ${tomorrow}, 2026`) })).toBeDisabled();
      await page.getByRole('combobox', { name: /year/i }).selectOption('2023');
      await expect(page.getByRole('button', { name: /January 1, 2023/ })).toBeEnabled();
      await expect(page.getByRole('combobox', { name: /year/i }).getByRole('option')).toHaveText([
        '2023',
        '2024',
        '2025',
        '2026',
      ]);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('grid')).toBeHidden();

      await fillForm(page, valid);
      const sent = page.waitForRequest('**/api/fetch-jira');
      await page.getByRole('button', { name: 'Analyze Data' }).click();
      expect((await sent).postDataJSON()).toEqual({
        jira_url: valid.url,
        email: EMAIL,
        api_token: TOKEN,
        project_name: 'AUR',
        claude_adoption_date: '2025-08-25',
      });
      await expect(page).toHaveURL('/dashboard');
    });
  });
}

test('after the sample is chosen, the submit button is in view', async ({ page }) => {
  await page.goto('/form');
  await page.getByRole('button', { name: 'Use the sample tracker' }).click();
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 1366, height: 768 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.getByRole('button', { name: 'Analyze Data' })).toBeInViewport({ ratio: 1 });
  }
});
