import { lazy } from 'react';

export const loadFormRoute = () => import('./FormRoute.tsx');
export const loadLoadingRoute = () => import('./LoadingRoute.tsx');
export const loadDashboardRoute = () => import('./DashboardRoute.tsx');

/** Fetches a screen ahead of time. One that does not come is asked for again, and missed, when it is to be shown. */
export const prefetch = (load: () => Promise<unknown>): void => void load().catch(() => undefined);

export const LandingRoute = lazy(async () => ({ default: (await import('./LandingRoute.tsx')).LandingRoute }));
export const FormRoute = lazy(async () => ({ default: (await loadFormRoute()).FormRoute }));
export const LoadingRoute = lazy(async () => ({ default: (await loadLoadingRoute()).LoadingRoute }));
export const DashboardRoute = lazy(async () => ({ default: (await loadDashboardRoute()).DashboardRoute }));
export const NotFoundRoute = lazy(async () => ({ default: (await import('./NotFoundRoute.tsx')).NotFoundRoute }));
