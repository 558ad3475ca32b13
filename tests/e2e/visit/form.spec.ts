import type { Page } from 'playwright/test';
import { fillForm } from '../support/form.ts';
import { fixture } from '../support/stored.ts';
import { EMAIL, expect, test, TOKEN } from '../support/test.ts';

const MESSAGES = {
  email: 'Please enter a valid email address',
  jiraUrl: 'Please enter a valid JIRA URL',
  projectName: 'Project name is required',
  apiKey: 'API key must be at least 10 characters',
  apiKeyCharacters: 'The JIRA API Key contains spaces or characters that no API key has: copy it again',
  credentials: 'The JIRA URL contains a user name or password: leave it out',
  quotes: 'The JIRA Project Name contains only quotes or invisible characters: type the name itself',
  tooLong: 'The JIRA Project Name is too long: at most 2,048 characters',
  launchDate: 'Please select when you started using Claude Code',
};

const valid = { email: EMAIL, url: 'https://example.atlassian.net', project: 'AUR', token: TOKEN };

test('invalid values keep the form open, each with its message', async ({ page }) => {
  await page.goto('/form');
  const submit = page.getByRole('button', { name: 'Analyze Data' });
  await submit.click();
  for (const message of [MESSAGES.email, MESSAGES.jiraUrl, MESSAGES.projectName, MESSAGES.apiKey]) {
    await expect(page.getByText(message)).toBeVisible();
  }
  await expect(page.getByLabel('Your Email')).toBeFocused();

  for (const [what, typed, message] of [
    ['no email address', { email: 'no address' }, MESSAGES.email],
    ['an empty email address', { email: '' }, MESSAGES.email],
    ['no URL', { url: 'example' }, MESSAGES.jiraUrl],
    ['another scheme', { url: 'ftp://example.com' }, MESSAGES.jiraUrl],
    ['a script as URL', { url: 'javascript:alert(1)' }, MESSAGES.jiraUrl],
    ['no project', { project: '' }, MESSAGES.projectName],
    ['spaces as project', { project: '   ' }, MESSAGES.projectName],
    ['only quotes as project', { project: '""' }, MESSAGES.quotes],
    ['a project of 2,049 characters', { project: 'x'.repeat(2049) }, MESSAGES.tooLong],
    ['a password in the URL', { url: 'https://ada:secret@example.com' }, MESSAGES.credentials],
    ['a key of nine characters', { token: '123456789' }, MESSAGES.apiKey],
    ['a key with a space inside', { token: 'sandbox token-0001' }, MESSAGES.apiKeyCharacters],
    ['a key with an invisible character', { token: 'sandbox-\u200btoken-0001' }, MESSAGES.apiKeyCharacters],
  ] as const) {
    await test.step(what, async () => {
      await fillForm(page, { ...valid, ...typed });
      await submit.click();
      await expect(page.getByText(message)).toBeVisible();
      for (const other of Object.values(MESSAGES).filter((other) => other !== message)) {
        await expect(page.getByText(other)).toBeHidden();
      }
      await expect(page).toHaveURL('/form');
    });
  }
});

const dateField = (page: Page) => page.getByRole('button', { name: /When did you start using Claude Code\?/ });

test('clicking the selected day clears it, and a date is required', async ({ page }) => {
  await page.goto('/form');
  await fillForm(page, valid);
  await expect(dateField(page)).toHaveText('August 25, 2025');
  await dateField(page).click();
  await page.getByRole('button', { name: /Monday, August 25, 2025/ }).click();
  await expect(dateField(page)).toHaveText('Pick a date');
  await page.getByRole('button', { name: 'Analyze Data' }).click();
  await expect(page.getByText(MESSAGES.launchDate)).toBeVisible();
});

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
