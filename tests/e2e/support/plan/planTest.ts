import { test as base } from '../test.ts';
import { type PlanSite, startPlanSite } from './planSite.ts';

interface PlanFixtures {
  readonly pilot: PlanSite;
}

/** Playwright's test with a site of its own, whose clock and teams each test moves. */
export const test = base.extend<PlanFixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern.
  pilot: async ({}, provide) => {
    const pilot = await startPlanSite();
    await provide(pilot);
    await pilot.stop();
  },
  baseURL: async ({ pilot }, provide) => provide(pilot.url),
});
