import { DashboardScreen, ReportDropZone, ThemeToggle, useBrand } from '@roi-insight/ui';
import { Navigate, useNavigate } from 'react-router-dom';
import { useAnalysis } from '../analysis/AnalysisContext.tsx';
import { contactHref } from '../contactHref.ts';
import { useOpenReport } from '../files/useOpenReport.ts';
import { demoMark } from '../shell/demoMark.tsx';
import { useThemeChoice } from '../shell/ThemeChoiceProvider.tsx';
import { useTitle } from '../shell/useTitle.ts';
import { useFocusHeading } from './useFocusHeading.ts';
import { useDashboard } from './useDashboard.ts';
import { usePrintableCharts } from './usePrintableCharts.ts';
import { useReportFiles } from './useReportFiles.ts';
import { useScope } from './useScope.ts';
import { useUnreadableWeeks } from './useUnreadableWeeks.ts';

export function DashboardRoute() {
  const brand = useBrand();
  useTitle(`Your ${brand.assistant} ROI Report`);
  const [analysis] = useAnalysis();
  const dashboard = useDashboard();
  useFocusHeading(dashboard.state.kind);
  useUnreadableWeeks(dashboard.state);
  usePrintableCharts();
  const files = useReportFiles(dashboard.state, dashboard.economics);
  const scope = useScope(dashboard.state);
  const { open, problem, dismissProblem } = useOpenReport();
  const [theme, chooseTheme] = useThemeChoice();
  const navigate = useNavigate();
  if (analysis.kind === 'failed') return <Navigate to="/form" replace />;
  return (
    <ReportDropZone onOpenReport={open} problem={problem} onDismissProblem={dismissProblem}>
      {dashboard.state.kind !== 'ready' && demoMark}
      <DashboardScreen
        {...dashboard}
        {...files}
        {...scope}
        contactHref={contactHref(brand)}
        onStartOver={() => void navigate('/form')}
        topBarEnd={<ThemeToggle value={theme} onChange={chooseTheme} />}
      />
    </ReportDropZone>
  );
}
