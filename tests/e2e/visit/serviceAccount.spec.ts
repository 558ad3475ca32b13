import { readFileSync } from 'node:fs';
import { downloadPdf, exportText } from '../support/download.ts';
import { SERVICE_ACCOUNT } from '../support/credentials.ts';
import { fillForm } from '../support/form.ts';
import { COMPUTING, expect, test } from '../support/test.ts';
import { heapOf } from '../support/usage/heapOf.ts';

// Heap snapshots take seconds.
test.use(COMPUTING);

const { clientId, clientSecret } = SERVICE_ACCOUNT;

test('a service account leads to a report, after which its client ID and secret are nowhere', async ({
  page,
  site,
}) => {
  const heard: string[] = [];
  page.on('console', (message) => heard.push(message.text()));
  page.on('framenavigated', (frame) => heard.push(frame.url()));
  page.on('request', (request) => heard.push(request.url()));
  page.on('response', (response) => heard.push(JSON.stringify(response.headers())));
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/form');
  await fillForm(page, { email: 'new@example.com', url: site.cloud, token: clientSecret });
  await page.getByRole('radio', { name: 'API token' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Service account' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Client ID' })).toBeFocused();
  await page.keyboard.type(clientId);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByText(/^Based on/)).toBeVisible();

  for (const item of [/Markdown/, /Weekly CSV/, /Report as JSON/, /web page/i])
    heard.push((await exportText(page, item)).text);
  for (const button of ['Download PDF', 'Download Full Report'] as const) {
    const pdf = await downloadPdf(page, button);
    heard.push(pdf.text, readFileSync(pdf.path, 'latin1'));
  }
  heard.push(
    await page.evaluate(async () =>
      JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie, await indexedDB.databases()]),
    ),
    await page.content(),
    readFileSync(site.logFile, 'utf8'),
  );
  const heap = await heapOf(page);
  expect(heap).toContain('Aurora Payments');
  for (const secret of [clientSecret, clientId]) {
    expect(heard.filter((text) => text.includes(secret))).toEqual([]);
    expect(heap.includes(secret), secret).toBe(false);
  }
});
