/**
 * The demo as a part of the product, fetched for a presenter link. It includes the dashboard, because the link opens the dashboard, and because the
 * chunks of the dashboard then stay whole. Otherwise, each chunk that the dashboard shares with the demo would be split for all readers.
 */
import '../routes/DashboardRoute.tsx';

export { PreparingDemo } from './PreparingDemo.tsx';
export { startDemo } from './startDemo.tsx';
