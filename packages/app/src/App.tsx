import { type Brand, BrandProvider } from '@roi-insight/ui';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { AnalysisProvider } from './analysis/AnalysisContext.tsx';
import type { AnalysisController } from './analysis/createAnalysisController.ts';
import { type Host, HostProvider } from './host/HostContext.tsx';
import {
  DashboardRoute,
  FormRoute,
  HistoryRoute,
  LandingRoute,
  LoadingRoute,
  NotFoundRoute,
  OrganizationRoute,
  PlanReportRoute,
  PlanRoute,
} from './routes/lazyRoutes.ts';
import { CrashBoundary } from './shell/CrashBoundary.tsx';
import { NavigationEffects } from './shell/NavigationEffects.tsx';
import { ThemeChoiceProvider } from './shell/ThemeChoiceProvider.tsx';

interface AppProps {
  readonly brand: Brand;
  readonly host: Host;
  readonly analysis: AnalysisController;
  readonly router: (app: ReactNode) => ReactNode;
}

/**
 * The whole app: the providers that outlive the screens, and the routes. There is no Suspense boundary: while a screen is
 * being fetched, the page keeps its first paint or the previous screen.
 */
export function App({ brand, host, analysis, router }: AppProps) {
  return (
    <BrandProvider brand={brand}>
      <HostProvider host={host}>
        <ThemeChoiceProvider>
          <CrashBoundary homeHref={host.base}>
            <AnalysisProvider analysis={analysis}>
              {router(
                <>
                  <NavigationEffects />
                  <Routes>
                    <Route path="/" caseSensitive element={<LandingRoute />} />
                    <Route path="/form" caseSensitive element={<FormRoute />} />
                    <Route path="/loading" caseSensitive element={<LoadingRoute />} />
                    <Route path="/dashboard" caseSensitive element={<DashboardRoute />} />
                    <Route path="/history" caseSensitive element={<HistoryRoute />} />
                    <Route path="/plan" caseSensitive element={<PlanRoute />} />
                    <Route path="/plan/report" caseSensitive element={<PlanReportRoute />} />
                    <Route path="/organization" caseSensitive element={<OrganizationRoute />} />
                    <Route path="*" element={<NotFoundRoute />} />
                  </Routes>
                </>,
              )}
            </AnalysisProvider>
          </CrashBoundary>
        </ThemeChoiceProvider>
      </HostProvider>
    </BrandProvider>
  );
}
