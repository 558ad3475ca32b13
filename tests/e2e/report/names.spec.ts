import { Buffer } from 'node:buffer';
import { storyLogo } from '../../../packages/ui/src/testing/storyLogo.ts';
import { downloadPdf, exportText, openDashboard } from '../support/download.ts';
import { fixture, stored } from '../support/stored.ts';
import { expect, test } from '../support/test.ts';

const png = Buffer.from(storyLogo.replace(/^.*,/, ''), 'base64');

test('company, project name and logo that are entered appear in the files of the report, change no figure, and are sent nowhere', async ({
  page,
  context,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await openDashboard(page, fixture('clearWin'));
  const before = await stored(page);
  const logo = page.getByRole('banner').locator('img');

  await page.getByRole('button', { name: 'Your company, edit' }).click();
  const choose = (name: string, buffer: Buffer) =>
    page.getByLabel('Logo').setInputFiles({ name, mimeType: 'image/png', buffer });
  await choose('logo.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await expect(page.getByText('This file is not a PNG.')).toBeVisible();
  await choose('logo.png', Buffer.alloc(200_001));
  await expect(page.getByText('This logo is larger than 200 kB.')).toBeVisible();
  await choose('logo.png', Buffer.concat([png.subarray(0, 60), Buffer.alloc(20), png.subarray(80)]));
  await expect(page.getByText('This PNG is damaged')).toBeVisible();
  await choose('logo.png', png);
  await page.getByRole('textbox', { name: 'Company' }).fill('Zanzibar Trading');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Zanzibar Trading, edit' })).toBeFocused();
  await page.getByRole('button', { name: 'Aurora Payments, edit' }).click();
  await page.getByRole('textbox', { name: 'Project name' }).fill('Quokka platform');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const { names, ...rest } = await stored(page);
  expect(rest).toEqual(before);
  expect(JSON.parse(names ?? '')).toEqual({ company: 'Zanzibar Trading', project: 'Quokka platform', logo: storyLogo });

  await page.reload();
  await expect(logo).toBeVisible();
  const { text, title, pictures } = await downloadPdf(page, 'Download PDF');
  expect(text).toContain('Zanzibar Trading');
  expect(text).not.toContain('Aurora Payments');
  expect(title).toContain('Quokka platform');
  expect(pictures).toBe(1);
  expect((await exportText(page, /Markdown/)).text).toMatch(/Zanzibar Trading[^]*Quokka platform/);
  expect((await exportText(page, /Web page/)).text).toMatch(/<title>[^<]*Quokka platform<\/title>/);
  const json = await exportText(page, /Report as JSON/);
  expect(sent.filter((request) => /zanzibar|quokka|iVBORw0KGgo/i.test(request))).toEqual([]);

  const other = await context.newPage();
  await other.goto('/');
  const input = other.getByLabel('Open a saved report (.json, .html)');
  await expect(input).toBeEnabled();
  await input.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from(json.text) });
  await expect(other.getByRole('button', { name: 'Quokka platform, edit' })).toBeVisible();
  await expect(other.getByRole('banner').locator('img')).toBeVisible();
});
