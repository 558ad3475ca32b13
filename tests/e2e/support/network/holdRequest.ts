import type { Page, Route } from 'playwright/test';

/** The analysis request, held back until the test lets it go. */
export interface HeldRequest {
  /** Resolves once the page has sent it. */
  readonly sent: Promise<Route>;
  /** Lets it through to the real server. */
  readonly release: () => Promise<void>;
  /** Breaks its connection. */
  readonly fail: () => Promise<void>;
}

/** Holds the next analysis request back: a slow one without waiting. */
export async function holdRequest(page: Page): Promise<HeldRequest> {
  let arrive: (route: Route) => void = () => undefined;
  const sent = new Promise<Route>((resolve) => void (arrive = resolve));
  await page.route('**/api/fetch-jira', (route) => arrive(route), { times: 1 });
  return {
    sent,
    release: async () => (await sent).continue(),
    fail: async () => (await sent).abort('connectionrefused'),
  };
}
