import { keepReport } from '../storage/keptReport.ts';
import { FORM_DATA_KEY } from '../storage/storageKeys.ts';
import { failureText, type Formats, toCalendarDate } from '@roi-insight/report-text';
import {
  type ChosenTicketFile,
  type StatusMeanings,
  TicketFileDialog,
  type TicketFileState,
} from '@roi-insight/ui/ticket-file';
import { useFormats } from '@roi-insight/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAnalysis } from '../analysis/AnalysisContext.tsx';
import { useHost } from '../host/HostContext.tsx';
import { forgetScope } from '../storage/scopeRecord.ts';
import { AVAILABLE_KEY } from '../storage/sessionStore.ts';
import type { TicketFileMessage } from './messages.ts';
import { startWorker } from './startWorker.ts';

interface TicketFileRunProps extends ChosenTicketFile {
  readonly onClose: () => void;
}

/** Analyzes a ticket file in a worker while it is mounted. Its report replaces the stored one. */
export function TicketFileRun({ file, adoptedOn, includeTickets, onClose }: TicketFileRunProps) {
  const { store, now } = useHost();
  const formats = useFormats();
  const [, analysis] = useAnalysis();
  const navigate = useNavigate();
  const [meanings, setMeanings] = useState<StatusMeanings>([]);
  const [message, setMessage] = useState<TicketFileMessage | null>(null);

  const start = useEffectEvent((tickets: File, known: StatusMeanings) => {
    const adoptionDate = toCalendarDate(adoptedOn);
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const job = {
      file: tickets,
      meanings: known,
      adoptionDate,
      includeTickets,
      timeZone,
      now: new Date(now()).toISOString(),
    };
    return startWorker(job, (received) => {
      if (received.kind !== 'report') return setMessage(received);
      analysis.dismiss();
      store.remove(AVAILABLE_KEY);
      forgetScope(store);
      store.write(FORM_DATA_KEY, JSON.stringify({ claudeAdoptionDate: adoptionDate }));
      keepReport(store, received.text, received.tickets);
      return void navigate('/dashboard');
    });
  });
  useEffect(() => start(file, meanings), [file, meanings]);

  return (
    <TicketFileDialog
      state={stateOf(formats, file.name, message)}
      onMeanings={(more) => {
        setMessage(null);
        setMeanings([...meanings, ...more]);
      }}
      onClose={onClose}
    />
  );
}

function stateOf(formats: Formats, fileName: string, message: TicketFileMessage | null): TicketFileState {
  if (message === null || message.kind === 'report') return { kind: 'reading', fileName, share: 0 };
  if (message.kind === 'progress') return { kind: 'reading', fileName, share: message.share };
  if (message.kind === 'failed') return refused(fileName, message.message);
  if (message.kind === 'nothing-to-measure') {
    const { kind: reason, funnel, measure } = message;
    return refused(fileName, failureText(formats, { reason, source: 'file', choices: [], funnel, measure }));
  }
  const { problems, count, unknownStatuses: statuses, needsStatusesOnly } = message;
  return needsStatusesOnly ? { kind: 'statuses', fileName, statuses } : { kind: 'refused', fileName, problems, count };
}

function refused(fileName: string, message: string): TicketFileState {
  return { kind: 'refused', fileName, problems: [{ line: null, message }], count: 1 };
}
