/**
 * The demo as a part of the product, fetched for a presenter link. It includes the dashboard, because the link opens
 * it, and because its chunks then stay whole: otherwise each chunk that it shares with the demo would be split for all
 * readers.
 */
import '../routes/DashboardRoute.tsx';

export { PreparingDemo } from './PreparingDemo.tsx';
export { startDemo } from './startDemo.tsx';
