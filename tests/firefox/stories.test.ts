import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launch } from './support/launch.ts';
import { playStory } from './support/playStory.ts';
import { stories } from './support/storyIndex.ts';

/** One browser per concurrent test, because a browser gives the focus to only one page. */
let browsers: readonly Browser[] = [];
/** Pages that no test is using, one per browser. */
let pages: Page[] = [];

async function openStorybook(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`${inject('storybook')}/iframe.html?viewMode=story`);
  await page.waitForFunction('globalThis.__STORYBOOK_PREVIEW__');
  await page.evaluate('globalThis.__STORYBOOK_PREVIEW__.ready()');
  // Steps may take long on a busy machine. As in Chromium, this limit is so high that it ends only stories that are stuck.
  await page.evaluate('globalThis.__STORYBOOK_MODULE_TEST__.configure({ asyncUtilTimeout: 120_000 })');
  return page;
}

beforeAll(async () => {
  browsers = await Promise.all([launch(), launch()]);
  pages = await Promise.all(browsers.map(openStorybook));
});

afterAll(() => Promise.all(browsers.map((browser) => browser.close())));

/** Lends a page that no other test uses. */
async function withPage<T>(act: (page: Page) => Promise<T>): Promise<T> {
  const page = pages.pop();
  if (page === undefined) throw new Error('More tests run at a time than there are browsers.');
  try {
    return await act(page);
  } finally {
    pages.push(page);
  }
}

/** Adds an image without alternative text and blocks all keys. Returns a function that undoes the two changes. Runs in the page. */
function plant(): () => void {
  const image = document.body.appendChild(new Image());
  const block = (event: Event) => event.stopImmediatePropagation();
  addEventListener('keydown', block, true);
  return () => {
    image.remove();
    removeEventListener('keydown', block, true);
  };
}

test('the test run finds stories', () => {
  expect(stories().length).toBeGreaterThan(500);
});

test('the test run detects a failing play function and a violation', async () => {
  const found = await withPage(async (page) => {
    const undo = await page.evaluateHandle(plant);
    const complaints = await playStory(page, 'primitives-datefield--by-keyboard');
    await undo.evaluate((undo) => undo());
    return complaints;
  });
  expect(found).toEqual([
    expect.stringContaining('expected last "onValueChange" call'),
    expect.stringContaining('a11y: Images must have alternative text'),
  ]);
});

describe.concurrent('the story', () => {
  test.each(stories().map(({ title, name, id }) => [title, name, id] as const))(
    '%s, %s plays to the end without a violation',
    async (_title, _name, id) => {
      const complaints = await withPage((page) => playStory(page, id));
      expect(complaints).toEqual([]);
    },
  );
});
