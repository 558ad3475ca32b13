import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { download } from '../support/download.ts';
import { fillForm } from '../support/form.ts';
import { readPdf } from '../support/pdfFile.ts';
import { COMPUTING, expect, RELEASE, test } from '../support/test.ts';
import { heapOf } from '../support/usage/heapOf.ts';
import { plantedFiles, TRACE } from '../support/usage/plantedFiles.ts';
import { chooseUsage, openUsage, showUsage, teamsByFile } from '../support/usage/usageForm.ts';
import { writeFiles } from '../support/usage/usagePages.ts';

// Heap snapshots take seconds.
test.use(COMPUTING);

/** Everything that leaves the page while a test runs: requests, responses, console lines and addresses. */
function listen(page: Page): () => Promise<readonly string[]> {
  const places: Promise<string>[] = [];
  const add = (text: string) => void places.push(Promise.resolve(text));
  // The context also reports requests of workers.
  page.context().on('request', (request) => add(`${request.url()} ${request.postData() ?? ''}`));
  page.context().on('response', (response) => {
    places.push(response.text().catch(() => ''));
  });
  page.on('console', (message) => add(message.text()));
  page.on('pageerror', (error) => add(`${error.message} ${error.stack}`));
  page.on('framenavigated', (frame) => add(frame.url()));
  return () => Promise.all(places);
}

/** Everything that the page stores. */
const storedBy = (page: Page) =>
  page.evaluate(async () =>
    JSON.stringify([
      { ...sessionStorage },
      { ...localStorage },
      document.cookie,
      await indexedDB.databases(),
      await caches.keys(),
      history.state,
      location.href,
      document.title,
      window.name,
    ]),
  );

test(
  'no data about persons remains anywhere after files of every source were read and reported',
  RELEASE,
  async ({ page, site }, testInfo) => {
    const heard = listen(page);
    const path = (name: string) => testInfo.outputPath(name);
    const files = plantedFiles();
    await page.goto('/form');
    await fillForm(page, { url: site.cloud, project: 'Aurora Payments' });
    await openUsage(page);
    await teamsByFile(page);

    // Reads the teams from Copilot's own report, then from a table.
    await chooseUsage(page, writeFiles(path, files.withUserTeams));
    await expect(page.getByRole('status').filter({ hasText: 'Copilot' })).toContainText('people in 1 team');
    await chooseUsage(page, writeFiles(path, files.withTable));
    const usage = page.getByRole('status').filter({ hasText: 'Claude Code' });
    await expect(usage).toContainText('people in 1 team');
    await expect(usage).toContainText('Copilot');

    // For refused files, messages name only fields and lines.
    for (const refused of files.refused) {
      await chooseUsage(page, writeFiles(path, refused));
      const alert = page.getByRole('alert').filter({ hasText: /We couldn’t read/ });
      await expect(alert).toContainText(Object.keys(refused)[0] ?? '');
      expect(await alert.innerText()).not.toMatch(TRACE);
    }
    await expect.poll(() => page.workers().length, 'workers').toBe(0);
    expect(await storedBy(page)).not.toMatch(TRACE);
    const heapOfForm = await heapOf(page);
    expect(heapOfForm).toContain('Aurora Payments');
    expect(heapOfForm).not.toMatch(TRACE);

    await page.getByRole('button', { name: 'Analyze Data' }).click();
    const row = await showUsage(page);
    await expect(row).toContainText('Copilot');
    for (const item of [/Weekly CSV/, /Report as JSON/, /web page/i]) {
      await page.getByRole('button', { name: 'Export' }).click();
      const saved = await download(page, () => page.getByRole('menuitem', { name: item }).click());
      expect(saved.fileName + readFileSync(saved.path, 'utf8')).not.toMatch(TRACE);
    }
    const pdf = await download(page, () => page.getByRole('button', { name: 'Download PDF' }).first().click());
    expect(pdf.fileName + (await readPdf(pdf.path)).text).not.toMatch(TRACE);

    expect(await storedBy(page)).not.toMatch(TRACE);
    expect(await page.content()).not.toMatch(TRACE);
    const said = await heard();
    expect(said.join('\n')).toContain('"active"');
    expect(said.filter((text) => TRACE.test(text)).map((text) => text.slice(0, 500))).toEqual([]);
    expect(readFileSync(site.logFile, 'utf8')).not.toMatch(TRACE);
    const heap = await heapOf(page);
    expect(heap).toContain('Aurora Payments');
    expect(heap).not.toMatch(TRACE);
  },
);
