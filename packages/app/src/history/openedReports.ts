import { openedReportsTexts } from '@roi-insight/report-text';
import type { RefusedFile } from '@roi-insight/report-files/read-report-data';
import type { FileLeftOut, HistoryState } from '@roi-insight/ui';
import type { Reading } from '../reportFile/Reading.ts';
import { readReportFile, type ReportFromFile } from '../reportFile/readReportFile.ts';
import { createStore } from '../host/createStore.ts';

/** Monthly reports for three years. More would be hard to read in a chart. */
export const MAX_REPORTS = 36;

/** A report that is open together with others. */
export interface OpenedFile extends Omit<ReportFromFile, 'kind'> {
  readonly id: string;
  readonly fileName: string;
}

export type OpenedReports =
  | Exclude<HistoryState, { readonly kind: 'ready' }>
  | { readonly kind: 'ready'; readonly files: readonly OpenedFile[]; readonly leftOut: readonly FileLeftOut[] };

/** The files that are being read, and their results. */
interface Batch {
  readonly abort: AbortController;
  readonly queue: File[];
  readonly opened: OpenedFile[];
  readonly leftOut: FileLeftOut[];
}

/**
 * The report files that are open together. They are kept in memory: session storage is too small for them, and
 * a device should not store reports that were only viewed.
 * @param read reads one file; never rejects
 */
export function createOpenedReports(read: (file: File, reading: Reading) => Promise<ReportFromFile | RefusedFile>) {
  const { get, set: show, subscribe } = createStore<OpenedReports>({ kind: 'empty' });
  let current = batchOf([], []);
  let ids = 0;
  const nextId = () => `${(ids += 1)}`;

  /** Reads the files one after the other, so that at most one file is in memory both as text and parsed. */
  async function drain(batch: Batch): Promise<void> {
    let done = 0;
    for (let file = batch.queue.shift(); file !== undefined; file = batch.queue.shift()) {
      const { name: fileName } = file;
      const onShare = (share: number) =>
        show({ kind: 'reading', read: done, files: done + 1 + batch.queue.length, fileName, share });
      onShare(0);
      const reason = await take(file, batch, onShare);
      // The signal fires when other files replace these files, or when the reader cancels.
      if (batch.abort.signal.aborted) return;
      if (reason !== null) batch.leftOut.push({ id: nextId(), fileName, reason });
      done += 1;
    }
    finish(batch);
  }

  const finish = ({ opened, leftOut }: Batch) => show({ kind: 'ready', files: opened, leftOut });

  /** Opens a file. If this is not possible, returns the reason. */
  async function take(file: File, { opened, abort }: Batch, onShare: Reading['onShare']): Promise<string | null> {
    if (opened.length >= MAX_REPORTS) return openedReportsTexts.tooMany(MAX_REPORTS);
    const outcome = await read(file, { signal: abort.signal, onShare });
    if (outcome.kind === 'refused') return outcome.message;
    const { saved, tickets } = outcome;
    const same = opened.find((other) => isSame(other, outcome));
    if (same !== undefined) return openedReportsTexts.same(same.fileName);
    opened.push({ id: nextId(), fileName: file.name, saved, tickets });
    return null;
  }

  function begin(files: readonly File[], opened: readonly OpenedFile[]) {
    if (files.length === 0) return;
    current.abort.abort();
    current = batchOf(files, opened);
    void drain(current);
  }

  return {
    get,
    subscribe,
    /** Opens files, and closes the files that were open. */
    open: (files: readonly File[]) => begin(files, []),
    /** Adds files to the open ones. */
    add: (files: readonly File[]) => {
      if (get().kind === 'reading') current.queue.push(...files);
      else begin(files, current.opened);
    },
    /** Stops reading. Files that were already opened stay open, and the others are named. */
    cancel: () => {
      const state = get();
      if (state.kind !== 'reading') return;
      const left = [state.fileName, ...current.queue.map(({ name }) => name)];
      current.abort.abort();
      current.leftOut.push(...left.map((fileName) => ({ id: nextId(), fileName, reason: 'Reading was canceled.' })));
      finish(current);
    },
  };
}

const batchOf = (files: readonly File[], opened: readonly OpenedFile[]): Batch => ({
  abort: new AbortController(),
  queue: [...files],
  opened: [...opened],
  leftOut: [],
});

/** Whether two files contain the same report with the same inputs, even in different formats. */
function isSame(a: Content, b: Content): boolean {
  const [one, other] = [a.saved.report.provenance?.fetched_at, b.saved.report.provenance?.fetched_at];
  return one === other && a.tickets === b.tickets && contentOf(a) === contentOf(b);
}

type Content = Pick<ReportFromFile, 'saved' | 'tickets'>;

const contentOf = ({ saved: { report, economics, jiraUrl, projectName } }: Content) =>
  JSON.stringify(report.provenance ? [report, economics] : [report, economics, jiraUrl, projectName]);

export const openedReports = createOpenedReports(readReportFile);
