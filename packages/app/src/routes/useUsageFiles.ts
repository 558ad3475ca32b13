import { partFailedText } from '@roi-insight/report-text';
import { type UsageColumns, type UsageDataValues, useFormats, type UsageRun } from '@roi-insight/ui';
import { useEffect, useRef, useState } from 'react';
import { useAnalysis } from '../analysis/AnalysisContext.tsx';
import { readForm } from '../form/submittedForm.ts';
import { useHost } from '../host/HostContext.tsx';
import { fillInSample } from '../usageFile/fillInSample.ts';
import { isUsageFor } from '../storage/usage/isUsageFor.ts';
import { EVERYONE, storedUsage } from '../storage/usage/usageRecord.ts';

const IDLE: UsageRun = { kind: 'idle' };

interface UsageFiles {
  readonly usageData: UsageDataValues;
  /** Settled when the usage of a chosen sample is stored; undefined if the sample was not chosen. */
  readonly filledIn: () => Promise<unknown> | undefined;
}

/**
 * The usage files of the form. The result of reading is stored until it is replaced or removed; the files are not stored.
 * @param membership what decides at first which team a person belongs to: the form, whose project has everyone, or the files
 */
export function useUsageFiles(membership: 'form' | 'files' = 'form'): UsageFiles {
  const { store, now } = useHost();
  const formats = useFormats();
  const [run, setRun] = useState(IDLE);
  const [, analysis] = useAnalysis();
  const [understood, setUnderstood] = useState(() => {
    const stored = storedUsage.read(store)?.understood;
    const { jiraUrl = '' } = analysis.draft() ?? readForm(store);
    return stored !== undefined && isUsageFor(stored, jiraUrl) ? stored : null;
  });
  const isSample = understood !== null && understood.onlyFor !== null;
  const [isEveryoneChosen, setEveryone] = useState(
    membership === 'form' && (isSample || (understood?.hasEveryone ?? true)),
  );
  const isEveryone = isEveryoneChosen && !isSample;
  const [files, setFiles] = useState<readonly File[]>([]);
  const [columns, setColumns] = useState<UsageColumns>({});
  const [understoodFiles, setUnderstoodFiles] = useState<readonly File[]>([]);
  const reading = useRef(new AbortController());
  const filling = useRef<Promise<unknown>>(undefined);
  const fillingAbort = useRef(new AbortController());
  // Leaving the form stops the reading of files. The sample's usage is still stored.
  useEffect(() => () => reading.current.abort(), []);

  /** Cancels reading the chosen files, and filling in the usage of the sample. */
  function stop(): void {
    reading.current.abort();
    fillingAbort.current.abort();
    filling.current = undefined;
  }

  function read(chosen: readonly File[], everyone: boolean, named: UsageColumns): void {
    stop();
    const { signal } = (reading.current = new AbortController());
    const fileNames = chosen.map(({ name }) => name);
    setFiles(chosen);
    setColumns(named);
    setRun({ kind: 'reading', fileNames, share: 0 });
    const team = everyone ? EVERYONE : null;
    const job = { files: chosen, team, columns: named, now: new Date(now()).toISOString() };
    const fail = () => !signal.aborted && setRun({ kind: 'refused', fileNames, problems: [partFailedText], count: 1 });
    import('../usageFile/readFiles.ts')
      .then(({ readFiles }) =>
        readFiles(formats, job, {
          signal,
          onRun: setRun,
          onRead: (record) => {
            storedUsage.write(store, record);
            setUnderstood(record.understood);
            setUnderstoodFiles(chosen);
            setRun(IDLE);
          },
        }),
      )
      .catch(fail);
  }

  function remove(): void {
    stop();
    storedUsage.forget(store);
    setFiles([]);
    setUnderstoodFiles([]);
    setUnderstood(null);
    setRun(IDLE);
  }

  const usageData: UsageDataValues = {
    run,
    understood,
    isEveryone,
    onEveryoneChange:
      files.length === 0 && understood !== null
        ? null
        : (everyone) => {
            setEveryone(everyone);
            if (files.length > 0) read(files, everyone, columns);
          },
    onFiles: (chosen) => read(chosen, isEveryoneChosen, {}),
    // A column that was not chosen is not guessed.
    onColumns: (named) => read(files, isEveryoneChosen, { team: '', spend: '', ...named }),
    onCancel: () => {
      stop();
      setFiles(understoodFiles);
      setRun({ kind: 'canceled' });
    },
    onRemove: remove,
    onSampleChange: (trackerUrl) => {
      if (trackerUrl === null) {
        if (isSample) remove();
        else fillingAbort.current.abort();
        return;
      }
      fillingAbort.current.abort();
      const { signal } = (fillingAbort.current = new AbortController());
      const filled = fillInSample(formats, store, trackerUrl, signal).then((sample) => {
        if (filling.current === filled) setUnderstood(sample);
      });
      filling.current = filled;
    },
  };
  return { usageData, filledIn: () => filling.current };
}
