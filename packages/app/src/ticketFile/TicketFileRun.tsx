import { toCalendarDate } from '@roi-insight/report-text';
import type { ColumnMapping, TicketTable } from '@roi-insight/ticket-files';
import { useFormats } from '@roi-insight/ui';
import { type ChosenTicketFile, type StatusMeanings, TicketFileDialog } from '@roi-insight/ui/ticket-file';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAnalysis } from '../analysis/AnalysisContext.tsx';
import { useHost } from '../host/HostContext.tsx';
import { keepReport } from '../storage/keptReport.ts';
import { storedScope } from '../storage/scopeRecord.ts';
import { AVAILABLE_KEY, NAMES_KEY } from '../storage/sessionStore.ts';
import { FORM_DATA_KEY } from '../storage/storageKeys.ts';
import { changedMapping } from './changedMapping.ts';
import { dialogStateOf } from './dialogStateOf.ts';
import { isConfirmed } from './isConfirmed.ts';
import { keepMapping, keptMapping } from './keptMapping.ts';
import type { ReportMessage, TicketFileJob, TicketFileMessage } from './messages.ts';
import { needsAnswer } from './needsAnswer.ts';
import type { JobFailed } from '../worker/inWorker.ts';
import type { Step } from './Step.ts';
import { startReading } from './startReading.ts';

interface TicketFileRunProps extends ChosenTicketFile {
  readonly onClose: () => void;
}

/** While it is mounted, analyzes a ticket file in workers. The new report replaces the stored one. */
export function TicketFileRun({ file, adoptedOn, includeTickets, onClose }: TicketFileRunProps) {
  const { store, now } = useHost();
  const formats = useFormats();
  const [, analysis] = useAnalysis();
  const navigate = useNavigate();
  const [step, setStep] = useState<Step>({ kind: 'inspecting' });
  const [mapping, setMapping] = useState<ColumnMapping | null>(null);
  const [meanings, setMeanings] = useState<StatusMeanings>([]);
  const [message, setMessage] = useState<TicketFileMessage | JobFailed | null>(null);

  const goTo = (next: Step) => {
    setMessage(null);
    setStep(next);
  };

  function show({ text, tickets }: ReportMessage): void {
    analysis.dismiss();
    store.remove(AVAILABLE_KEY);
    store.remove(NAMES_KEY);
    storedScope.forget(store);
    store.write(FORM_DATA_KEY, JSON.stringify({ claudeAdoptionDate: toCalendarDate(adoptedOn) }));
    keepReport(store, text, tickets);
    void navigate('/dashboard');
  }

  const start = useEffectEvent((job: TicketFileJob) =>
    startReading(job, (received) => {
      if (received.kind === 'inspected') {
        const { inspection } = received;
        const table = inspection.kind === 'table' ? inspection : null;
        if (table === null || !needsAnswer(table)) return goTo({ kind: 'analyzing', table, columns: null });
        setMapping(keptMapping(store, table) ?? table.suggested);
        return goTo({ kind: 'mapping', table });
      }
      const columns = step.kind === 'analyzing' ? step.columns : null;
      if (received.kind === 'report' && isConfirmed(columns, received)) return show(received);
      return setMessage(received);
    }),
  );
  useEffect(() => {
    const at = new Date(now()).toISOString();
    if (step.kind === 'inspecting') return start({ kind: 'inspect', file });
    if (step.kind === 'mapping') return undefined;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const adoptionDate = toCalendarDate(adoptedOn);
    const { columns } = step;
    return start({ kind: 'analyze', file, meanings, columns, adoptionDate, includeTickets, timeZone, now: at });
  }, [file, meanings, step, adoptedOn, includeTickets, now]);

  function confirm(table: TicketTable | null): void {
    if (message?.kind === 'report') return show(message);
    if (table === null || mapping === null) return undefined;
    keepMapping(store, table, mapping);
    return goTo({ kind: 'analyzing', table, columns: mapping });
  }

  function close(): void {
    if (step.kind === 'mapping' && mapping !== null) keepMapping(store, step.table, mapping);
    onClose();
  }

  const table = step.kind === 'inspecting' ? null : step.table;
  return (
    <TicketFileDialog
      state={dialogStateOf(formats, file.name, { step, mapping, message })}
      adoptionDate={toCalendarDate(adoptedOn)}
      onMeanings={(more) => {
        setMessage(null);
        setMeanings([...meanings, ...more]);
      }}
      onMapping={(change) => table !== null && setMapping((known) => known && changedMapping(table, known, change))}
      onConfirm={() => confirm(table)}
      onBack={() => table !== null && goTo({ kind: 'mapping', table })}
      onClose={close}
    />
  );
}
