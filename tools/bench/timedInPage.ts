import type { Page } from 'playwright';

/** How long something took in a page. */
export interface TimedInPage {
  readonly milliseconds: number;
  /** The longest task that blocked the page; 0 below 50 ms, which the browser does not report. */
  readonly task: number;
}

/** Measures what a page does. @param work resolves when it is done */
export async function timedInPage(page: Page, work: () => Promise<unknown>): Promise<TimedInPage> {
  const longest = await page.evaluateHandle(() => {
    const seen = { milliseconds: 0 };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.milliseconds = Math.max(seen.milliseconds, duration);
    }).observe({ type: 'longtask' });
    return seen;
  });
  const started = performance.now();
  await work();
  const milliseconds = performance.now() - started;
  return { milliseconds, task: (await longest.jsonValue()).milliseconds };
}
