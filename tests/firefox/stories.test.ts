import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launch } from './support/launch.ts';
import { playStory } from './support/playStory.ts';
import { stories } from './support/storyIndex.ts';

/** Browsers, not pages of one: only one page has the focus. As many as tests run at a time. */
let browsers: readonly Browser[] = [];
/** One page of each browser, while no test uses it. */
let pages: Page[] = [];

async function openStorybook(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`${inject('storybook')}/iframe.html?viewMode=story`);
  await page.waitForFunction('globalThis.__STORYBOOK_PREVIEW__');
  await page.evaluate('globalThis.__STORYBOOK_PREVIEW__.ready()');
  return page;
}

beforeAll(async () => {
  browsers = await Promise.all([launch(), launch()]);
  pages = await Promise.all(browsers.map(openStorybook));
});

afterAll(() => Promise.all(browsers.map((browser) => browser.close())));

/** Takes a page that no other test uses, and gives it back. */
async function withPage<T>(act: (page: Page) => Promise<T>): Promise<T> {
  const page = pages.pop();
  if (page === undefined) throw new Error('More tests run at a time than there are browsers.');
  try {
    return await act(page);
  } finally {
    pages.push(page);
  }
}

/** Adds an image without a text and takes all keys away. Returns the undo. Runs in the page. */
function plant(): () => void {
  const image = document.body.appendChild(new Image());
  const hold = (event: Event) => event.stopImmediatePropagation();
  addEventListener('keydown', hold, true);
  return () => {
    image.remove();
    removeEventListener('keydown', hold, true);
  };
}

test('there are stories', () => {
  expect(stories().length).toBeGreaterThan(500);
});

test('a play function that fails and a violation are found', async () => {
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

describe.concurrent('plays to its end without a violation', () => {
  test.each(stories().map(({ title, name, id }) => [title, name, id] as const))('%s, %s', async (_title, _name, id) => {
    const complaints = await withPage((page) => playStory(page, id));
    expect(complaints).toEqual([]);
  });
});
