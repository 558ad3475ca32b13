import { lazy } from 'react';

// Uses React's `lazy` instead of `lazyModule`: a screen must suspend while it is being fetched, so that the navigation's transition keeps the current
// page. A screen that cannot be fetched reaches the crash boundary, which reloads the page.

export const LandingRoute = lazy(async () => ({ default: (await import('./LandingRoute.tsx')).LandingRoute }));
export const FormRoute = lazy(async () => ({ default: (await import('./FormRoute.tsx')).FormRoute }));
export const LoadingRoute = lazy(async () => ({ default: (await import('./LoadingRoute.tsx')).LoadingRoute }));
export const DashboardRoute = lazy(async () => ({ default: (await import('./DashboardRoute.tsx')).DashboardRoute }));
export const HistoryRoute = lazy(async () => ({ default: (await import('./HistoryRoute.tsx')).HistoryRoute }));
export const PlanRoute = lazy(async () => ({ default: (await import('./plan/PlanRoute.tsx')).PlanRoute }));
export const NotFoundRoute = lazy(async () => ({ default: (await import('./NotFoundRoute.tsx')).NotFoundRoute }));
export const PlanReportRoute = lazy(async () => ({
  default: (await import('./plan/PlanReportRoute.tsx')).PlanReportRoute,
}));
export const OrganizationRoute = lazy(async () => ({
  default: (await import('./organization/OrganizationRoute.tsx')).OrganizationRoute,
}));
