import { useLocation } from 'react-router-dom';
import { PlanReportRoute, PlanRoute } from '../lazyRoutes.ts';

/** `/plan` plans a rollout, and `/plan?report` reports on a plan. */
export function PlanPage() {
  const query = new URLSearchParams(useLocation().search);
  return query.has('report') ? <PlanReportRoute /> : <PlanRoute />;
}
