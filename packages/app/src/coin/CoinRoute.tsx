import { useLocation } from 'react-router-dom';
import { CoinListRoute } from './CoinListRoute.tsx';
import { CoinPlanRoute } from './CoinPlanRoute.tsx';
import { CoinReportRoute } from './CoinReportRoute.tsx';

/** `/plan?team` plans one team, `/plan?coins` looks up coins, and `/plan?coin-report` reports on a coin plan. */
export function CoinRoute() {
  const query = new URLSearchParams(useLocation().search);
  if (query.has('coins')) return <CoinListRoute />;
  return query.has('coin-report') ? <CoinReportRoute /> : <CoinPlanRoute />;
}
