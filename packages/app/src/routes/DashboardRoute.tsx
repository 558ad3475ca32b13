import { DashboardScreen, ThemeToggle, useBrand } from '@roi-insight/ui';
import { Navigate, useNavigate } from 'react-router-dom';
import { useAnalysis } from '../analysis/AnalysisContext.tsx';
import { contactHref } from '../contactHref.ts';
import { useThemeChoice } from '../shell/ThemeChoiceProvider.tsx';
import { useTitle } from '../shell/useTitle.ts';
import { useDashboard } from './useDashboard.ts';

export function DashboardRoute() {
  const brand = useBrand();
  useTitle(`Your ${brand.assistant} ROI Report`);
  const [analysis] = useAnalysis();
  const { state, recalculate } = useDashboard();
  const [theme, chooseTheme] = useThemeChoice();
  const navigate = useNavigate();
  if (analysis.kind === 'failed') return <Navigate to="/form" replace />;
  return (
    <DashboardScreen
      state={state}
      onRecalculate={recalculate}
      pdf={{ kind: 'idle' }}
      onDownloadPdf={() => window.print()}
      fullReport={{ kind: 'idle' }}
      onDownloadFullReport={() => window.print()}
      onCancelDownload={() => undefined}
      exported={{ kind: 'idle' }}
      onExport={() => undefined}
      contactHref={contactHref(brand)}
      onStartOver={() => void navigate('/form')}
      topBarEnd={<ThemeToggle value={theme} onChange={chooseTheme} />}
    />
  );
}
