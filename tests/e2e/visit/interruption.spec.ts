import { stopClock } from '../support/clock.ts';
import { REFUSED } from '../support/network/failure.ts';
import { fillForm } from '../support/form.ts';
import { startBrokenStream } from '../support/network/brokenStream.ts';
import { stored } from '../support/stored.ts';
import { EMAIL, expect, test as base, TOKEN } from '../support/test.ts';

interface Breaking {
  /** The product behind a proxy, and a function that breaks the connection. */
  readonly breaking: { readonly url: string; readonly breakIt: () => void };
}

const test = base.extend<Breaking>({
  breaking: async ({ site }, provide) => {
    let breakIt = () => undefined as void;
    const mayBreak = new Promise<void>((resolve) => void (breakIt = resolve));
    const { url, stop } = await startBrokenStream(site.url, mayBreak);
    await provide({ url, breakIt: () => breakIt() });
    stop();
  },
  baseURL: async ({ breaking }, provide) => provide(breaking.url),
});

test.use({ expectedConsole: REFUSED });

test('a connection that breaks after the first progress shows an error and keeps the form', async ({
  page,
  site,
  breaking,
}) => {
  await page.clock.install();
  await page.goto('/form');
  await fillForm(page, { url: site.cloud });
  await stopClock(page);
  await page.getByRole('button', { name: 'Analyze Data' }).click();
  await expect(page).toHaveURL('/loading');
  await expect(page.getByText('200 of 1,800 tickets read')).toBeVisible();
  await page.clock.resume();
  breaking.breakIt();
  const alert = page.getByRole('alertdialog', { name: 'Form Submission Failed' });
  await expect(alert).toContainText('The connection was lost before the report was ready.');
  await expect(alert).toContainText('Submit again');
  await expect(page).toHaveURL('/form');
  expect(await stored(page)).toEqual({});
  await alert.getByRole('button', { name: 'Back to the form' }).click();
  await expect(page.getByLabel('Your Email')).toHaveValue(EMAIL);
  await expect(page.getByLabel('JIRA Project Name')).toHaveValue('AUR');
  await expect(page.getByRole('textbox', { name: 'JIRA API Key' })).toHaveValue(TOKEN);
  await expect(page.getByRole('button', { name: 'Analyze Data' })).toBeEnabled();
});
