import type { Page, Route } from 'playwright/test';

/** A delayed analysis request. */
export interface DelayedRequest {
  /** Resolves when the page has sent the request. */
  readonly sent: Promise<Route>;
  /** Passes the request on to the real server. */
  readonly release: () => Promise<void>;
  /** Breaks the connection of the request. */
  readonly fail: () => Promise<void>;
}

/** Delays the next analysis request, which simulates a slow request without waiting. */
export async function delayRequest(page: Page): Promise<DelayedRequest> {
  let arrive: (route: Route) => void = () => undefined;
  const sent = new Promise<Route>((resolve) => void (arrive = resolve));
  let isFirst = true;
  // The route has no `times: 1`, because that would end the interception: see `restore`.
  await page.route('**/api/fetch-jira', (route) => {
    if (!isFirst) return route.fallback();
    isFirst = false;
    return arrive(route);
  });
  return {
    sent,
    release: async () => (await sent).continue(),
    fail: async () => (await sent).abort('connectionrefused'),
  };
}
