import { DashboardScreen, lazyModule, ReportDropZone, sectionOf, useBrand } from '@roi-insight/ui';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useAnalysis } from '../analysis/AnalysisContext.tsx';
import { contactHref } from '../contactHref.ts';
import { OpeningReport } from '../files/OpeningReport.tsx';
import { useOpenReport } from '../files/useOpenReport.ts';
import { useChrome } from '../shell/useChrome.ts';
import { useTitle } from '../shell/useTitle.ts';
import { useFocusHeading } from './useFocusHeading.ts';
import { useDashboard } from './useDashboard.ts';
import { useReportFiles } from './useReportFiles.ts';
import { useScope } from './useScope.ts';
import { useUnreadableWeeks } from './useUnreadableWeeks.ts';

/** This code is fetched with the row of usage, because most reports have no usage. The demo may run from a disk, where browsers start no workers. */
const usageFiles =
  import.meta.env.MODE === 'demo'
    ? undefined
    : lazyModule(async () => (await import('../usageFile/DashboardUsage.tsx')).DashboardUsage);

export function DashboardRoute() {
  const brand = useBrand();
  useTitle(`Your ${brand.assistant} ROI Report`);
  const [state, analysis] = useAnalysis();
  const dashboard = useDashboard();
  useFocusHeading(dashboard.state.kind);
  useUnreadableWeeks(dashboard.state);
  const files = useReportFiles(dashboard.state, dashboard.economics, dashboard.names);
  const scope = useScope(dashboard.state);
  const { open, reading, problem, dismissProblem } = useOpenReport();
  const chrome = useChrome();
  const navigate = useNavigate();
  const { hash } = useLocation();
  if (state.kind === 'failed') return <Navigate to="/form" replace />;
  return (
    <ReportDropZone onOpenReports={open} problem={problem} onDismissProblem={dismissProblem}>
      <DashboardScreen
        chrome={chrome}
        {...dashboard}
        {...files}
        {...scope}
        usageFiles={usageFiles}
        initialSection={sectionOf(hash)}
        contactHref={contactHref(brand)}
        onCancelAnalysis={() => {
          analysis.cancel();
          void navigate('/form');
        }}
      />
      <OpeningReport reading={reading} />
    </ReportDropZone>
  );
}
