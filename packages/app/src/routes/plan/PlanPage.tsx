import { useLocation } from 'react-router-dom';
import { CoinRoute, PlanReportRoute, PlanRoute } from '../lazyRoutes.ts';

/** Queries of the pages about a coin for each ticket. */
const COIN = ['team', 'coins', 'coin-report'];

/** `/plan` plans a rollout, `/plan?report` reports on a plan, and `/plan?team` plans one team. */
export function PlanPage() {
  const query = new URLSearchParams(useLocation().search);
  if (COIN.some((name) => query.has(name))) return <CoinRoute />;
  return query.has('report') ? <PlanReportRoute /> : <PlanRoute />;
}
