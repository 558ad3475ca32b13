import { planReportTexts, toCalendarDate } from '@roi-insight/report-text';
import { PlanReportScreen, ReportDropZone, useBrand } from '@roi-insight/ui';
import { useOpenReport } from '../../files/useOpenReport.ts';
import { OpeningReport } from '../../files/OpeningReport.tsx';
import { useHost } from '../../host/HostContext.tsx';
import { planReportingOf } from '../../planReport/planReportingOf.ts';
import { useDownload } from '../../planReport/useDownload.ts';
import { useChrome } from '../../shell/useChrome.ts';
import { useTitle } from '../../shell/useTitle.ts';
import { useStore } from '../../host/createStore.ts';
import { storedUsage } from '../../storage/usage/usageRecord.ts';
import { useElapsed } from '../useElapsed.ts';
import { useUsageFiles } from '../useUsageFiles.ts';

/** Ten minutes: reading the teams of a plan never takes longer. */
const LAST_MS = 600_000;

const HAS_WORKERS = import.meta.env.MODE !== 'demo';

export function PlanReportRoute() {
  useTitle(planReportTexts.title);
  const host = useHost();
  const reporting = planReportingOf(host);
  const { state, startedAt, values, economics, download } = useStore(reporting);
  const elapsedMs = useElapsed(startedAt, state.kind === 'reading' ? LAST_MS : 0, 500);
  const { usageData } = useUsageFiles();
  const { open, reading, problem, dismissProblem } = useOpenReport();
  return (
    <ReportDropZone onOpenReports={open} problem={problem} onDismissProblem={dismissProblem}>
      <PlanReportScreen
        chrome={useChrome()}
        state={state.kind === 'reading' ? { ...state, elapsedMs } : state}
        today={toCalendarDate(new Date(host.now()))}
        draft={values}
        usageData={HAS_WORKERS ? usageData : null}
        economics={economics}
        onEconomicsChange={reporting.changeEconomics}
        onOpen={open}
        onSubmit={(submitted) => reporting.submit(submitted, storedUsage.read(host.store)?.usage ?? null)}
        onDismissFailure={reporting.dismissFailure}
        onCancel={reporting.back}
        onChangeInputs={reporting.back}
        onCopy={(text) => navigator.clipboard.writeText(text)}
        download={download}
        onDownload={useDownload(reporting, useBrand())}
      />
      <OpeningReport reading={reading} />
    </ReportDropZone>
  );
}
