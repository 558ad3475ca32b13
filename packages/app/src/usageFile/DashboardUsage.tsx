import type { Report } from '@roi-insight/contracts';
import { useFormats } from '@roi-insight/ui';
import { UsageAgain } from '@roi-insight/ui/usage-again';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAnalysis } from '../analysis/AnalysisContext.tsx';
import { readForm } from '../form/submittedForm.ts';
import { useHost } from '../host/HostContext.tsx';
import { isUsageFor } from '../storage/usage/isUsageFor.ts';
import { storedUsage } from '../storage/usage/usageRecord.ts';
import { isUsageOf } from './isUsageOf.ts';
import { usageOfDashboard } from './usageOfDashboard.ts';
import { useUsageFiles } from '../routes/useUsageFiles.ts';

/**
 * The usage files of the dashboard. The dashboard and the form share these files: a file that was read on one of the
 * two screens is also used on the other screen.
 */
export function DashboardUsage({ report }: { readonly report: Report }) {
  const { store } = useHost();
  const formats = useFormats();
  const [, analysis] = useAnalysis();
  const navigate = useNavigate();
  const { usageData } = useUsageFiles();
  const { understood: stored } = usageData;
  const understood = stored !== null && isUsageFor(stored, readForm(store).jiraUrl ?? '') ? stored : null;
  const inReport = useMemo(() => {
    if (report.usage === undefined) return 'none';
    const record = understood && storedUsage.read(store);
    return record && isUsageOf(report.usage, record.usage) ? 'same' : 'other';
  }, [report, store, understood]);
  const { project, others, needsApiKey, choose } = usageOfDashboard(formats, store, report, understood?.teams ?? []);
  return (
    <UsageAgain
      {...usageData}
      understood={understood}
      project={project}
      others={others}
      next={
        choose === null
          ? { kind: 'from-file', onStartOver: () => void navigate('/form') }
          : {
              kind: 'ready',
              needsApiKey,
              inReport,
              onAnalyze: () => {
                const submission = choose();
                if (submission !== null) analysis.start(submission);
                void navigate(submission === null ? '/form' : '/loading');
              },
            }
      }
    />
  );
}
