import { test as base } from '../test.ts';
import { type PlanSite, startPlanSite } from './planSite.ts';

interface PlanFixtures {
  /** The port of the pilot's tracker, if it is free; 0 means any port. */
  readonly trackerPort: number;
  readonly pilot: PlanSite;
}

/** Playwright's test with a separate site, whose clock and teams each test can change. */
export const test = base.extend<PlanFixtures>({
  trackerPort: [0, { option: true }],
  pilot: async ({ trackerPort }, provide) => {
    const pilot = await startPlanSite(trackerPort);
    await provide(pilot);
    await pilot.stop();
  },
  baseURL: async ({ pilot }, provide) => provide(pilot.url),
});
