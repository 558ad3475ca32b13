/**
 * What a demo needs after its first page. The product fetches all of it for a presenter link, with the dashboard, which
 * the link opens. It is one chunk, because each further one would split those that every dashboard fetches.
 */
export { DashboardRoute } from '../routes/DashboardRoute.tsx';
export { createFixtureClient } from './fixtureClient.ts';
export { openPresenter } from './openPresenter.ts';
export { PreparingDemo } from './PreparingDemo.tsx';
export { showScenario } from './showScenario.ts';
export { startDemo } from './startDemo.tsx';
