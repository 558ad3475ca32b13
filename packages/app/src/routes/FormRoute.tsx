import { DASHBOARD_DATA_KEY } from '../storage/storageKeys.ts';
import { PAGE_NOT_KEPT } from '@roi-insight/report-text';
import { FormScreen, lazyModule, ReportDropZone, useLazyModule } from '@roi-insight/ui';
import type { ChosenTicketFile } from '@roi-insight/ui/ticket-file';
import { useState } from 'react';
import { OpeningReport } from '../files/OpeningReport.tsx';
import { useOpenReport } from '../files/useOpenReport.ts';
import { useHost } from '../host/HostContext.tsx';
import { useChrome } from '../shell/useChrome.ts';
import { useTitle } from '../shell/useTitle.ts';
import { usePrefetch } from './usePrefetch.ts';
import { useSampleTracker } from './useSampleTracker.ts';
import { useScopeNote } from './useScopeNote.ts';
import { useSubmission } from './useSubmission.ts';
import { useUsageFiles } from './useUsageFiles.ts';

const loadLoadingRoute = () => import('./LoadingRoute.tsx');

/** This code is fetched with the first file of tickets, because few users have such a file. */
const lazyTicketFile = lazyModule(() => import('../ticketFile/index.ts'));

/** The demo may run from a disk, where browsers start no workers. */
const ACCEPTS_TICKET_FILES = import.meta.env.MODE !== 'demo';

export function FormRoute() {
  useTitle('Connect Your Data Sources');
  usePrefetch(loadLoadingRoute);
  const { store, now } = useHost();
  const chrome = useChrome();
  const sample = useSampleTracker();
  const scopeNote = useScopeNote();
  const { usageData, filledIn } = useUsageFiles();
  const submission = useSubmission(filledIn);
  const { open, reading, problem, dismissProblem } = useOpenReport();
  const [dropped, setDropped] = useState<File | null>(null);
  const [chosen, setChosen] = useState<ChosenTicketFile | null>(null);
  const ticketFile = useLazyModule(lazyTicketFile, chosen !== null);
  const openDropped = async (files: readonly File[]) => {
    const { isTicketFile } = await lazyTicketFile.load();
    const [file, ...more] = files;
    if (file !== undefined && more.length === 0 && (await isTicketFile(file))) setDropped(file);
    else open(files);
  };
  return (
    <ReportDropZone
      // If the code that recognizes tickets cannot be fetched, the file is opened as a report, and a message names the
      // problem.
      onOpenReports={(files) => (ACCEPTS_TICKET_FILES ? void openDropped(files).catch(() => open(files)) : open(files))}
      problem={problem}
      onDismissProblem={dismissProblem}
    >
      <FormScreen
        {...submission}
        chrome={chrome}
        onCopy={(text) => navigator.clipboard.writeText(text)}
        today={new Date(now())}
        sample={sample}
        scopeNote={scopeNote}
        notice={store.isKept(DASHBOARD_DATA_KEY) ? null : PAGE_NOT_KEPT}
        ticketFile={ACCEPTS_TICKET_FILES ? { dropped, onChoose: setChosen } : null}
        usageData={ACCEPTS_TICKET_FILES ? usageData : null}
      />
      {chosen !== null && ticketFile.kind === 'ready' && (
        <ticketFile.value.TicketFileRun {...chosen} onClose={() => setChosen(null)} />
      )}
      <OpeningReport reading={reading} />
    </ReportDropZone>
  );
}
