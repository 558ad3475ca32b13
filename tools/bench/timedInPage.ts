import type { Page } from 'playwright';

/** The duration of an action in a page. */
export interface TimedInPage {
  readonly milliseconds: number;
  /** The longest task that blocked the page; 0 if none reached 50 ms, because the browser reports only longer tasks. */
  readonly task: number;
}

/** Measures an action in a page. @param work resolves when the action is done */
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
