import type { PlanFileKind } from '@roi-insight/report-text';
import { PlanScreen, useBrand } from '@roi-insight/ui';
import { Navigate, useLocation } from 'react-router-dom';
import { useHost } from '../../host/HostContext.tsx';
import { savePlanFile } from '../../plan/savePlanFile.ts';
import { usePlanning } from '../../plan/usePlanning.ts';
import { useChrome } from '../../shell/useChrome.ts';
import { useTitle } from '../../shell/useTitle.ts';
import { useSampleTracker } from '../useSampleTracker.ts';

export function PlanRoute() {
  useTitle('Plan a pilot');
  const { now } = useHost();
  const chrome = useChrome();
  const sample = useSampleTracker();
  const { search } = useLocation();
  const brand = useBrand();
  const [state, planning] = usePlanning();
  const download = async (file: PlanFileKind) => {
    if (state.kind !== 'drawn') return;
    const { plan, isSample } = state;
    planning.showFile({ kind: 'running', file });
    planning.showFile(await savePlanFile(file, { plan, brand, isSample, now: now() }));
  };
  // The earlier address of the report on a plan.
  if (new URLSearchParams(search).has('report')) return <Navigate to="/plan/report" replace />;
  return (
    <PlanScreen
      chrome={chrome}
      state={state}
      today={new Date(now())}
      sample={sample}
      onSubmit={(values) => void planning.submit(values)}
      onKeep={planning.keep}
      onCancel={planning.cancel}
      onWeeksChange={planning.changeWeeks}
      onRoleChange={planning.changeRole}
      onForecast={planning.forecastAgain}
      onAccept={planning.accept}
      onIssueKeyChange={planning.typeIssueKey}
      onCheckIssue={(key) => void planning.checkIssue(key)}
      onDraw={planning.drawAtRandom}
      onDownload={(file) => void download(file)}
      onBack={planning.back}
      onCopy={(text) => navigator.clipboard.writeText(text)}
    />
  );
}
