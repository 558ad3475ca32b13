import type { Report } from '@roi-insight/contracts';
import { useFormats } from '@roi-insight/ui';
import { UsageAgain } from '@roi-insight/ui/usage-again';
import { useNavigate } from 'react-router-dom';
import { useAnalysis } from '../analysis/AnalysisContext.tsx';
import { useHost } from '../host/HostContext.tsx';
import { usageOfDashboard } from './usageOfDashboard.ts';
import { useUsageFiles } from './useUsageFiles.ts';

/** The usage files of the dashboard. They are those of the form: what one reads, the other uses. */
export function DashboardUsage({ report }: { readonly report: Report }) {
  const { store } = useHost();
  const formats = useFormats();
  const [, analysis] = useAnalysis();
  const navigate = useNavigate();
  const files = useUsageFiles();
  const inFiles = files.understood?.teams ?? [];
  const { project, others, needsApiKey, choose } = usageOfDashboard(formats, store, report, inFiles);
  return (
    <UsageAgain
      {...files}
      project={project}
      others={others}
      next={
        choose === null
          ? { kind: 'from-file', onStartOver: () => void navigate('/form') }
          : {
              kind: 'ready',
              needsApiKey,
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
