import { bidiIsolate } from '@roi-insight/report-text';
import { type OpenedReport, openReportFile } from '@roi-insight/report-files/open-report';
import type { SavedReport } from '@roi-insight/report-files';
import type { FileLeftOut } from '@roi-insight/ui';
import { createListeners } from '../storage/createListeners.ts';

/** Monthly reports for three years. More would be hard to read in a chart. */
export const MAX_REPORTS = 36;

/** A report that is open together with others. */
export interface OpenedFile {
  readonly id: string;
  readonly fileName: string;
  readonly saved: SavedReport;
}

export type OpenedReports =
  | { readonly kind: 'empty' }
  | { readonly kind: 'reading'; readonly read: number; readonly files: number }
  | { readonly kind: 'ready'; readonly files: readonly OpenedFile[]; readonly leftOut: readonly FileLeftOut[] };

/** The files that are being read, and their results. */
interface Reading {
  readonly queue: File[];
  readonly opened: OpenedFile[];
  readonly leftOut: FileLeftOut[];
}

/**
 * The report files that are open together. They are kept in memory: session storage is too small for them, and
 * a device should not store reports that were only viewed.
 * @param read reads one file; never rejects
 */
export function createOpenedReports(read: (file: Blob) => Promise<OpenedReport>) {
  const { notify, subscribe } = createListeners();
  let state: OpenedReports = { kind: 'empty' };
  let current: Reading = { queue: [], opened: [], leftOut: [] };
  let ids = 0;
  const nextId = () => `${(ids += 1)}`;

  function show(next: OpenedReports) {
    state = next;
    notify();
  }

  /** One after the other, so that at most one file is in memory both as text and parsed. */
  async function drain(reading: Reading): Promise<void> {
    let done = 0;
    for (let file = reading.queue.shift(); file !== undefined; file = reading.queue.shift()) {
      show({ kind: 'reading', read: done, files: done + 1 + reading.queue.length });
      const reason = await take(file, reading);
      // Other files have replaced these.
      if (reading !== current) return;
      if (reason !== null) reading.leftOut.push({ id: nextId(), fileName: file.name, reason });
      done += 1;
    }
    show({ kind: 'ready', files: reading.opened, leftOut: reading.leftOut });
  }

  /** Opens a file; returns the reason if it cannot. */
  async function take(file: File, { opened }: Reading): Promise<string | null> {
    if (opened.length >= MAX_REPORTS) return `At most ${MAX_REPORTS} reports are shown at a time.`;
    const outcome = await read(file);
    if (outcome.kind === 'refused') return outcome.message;
    const { kind: _, ...saved } = outcome;
    const same = opened.find((other) => isSame(other.saved, saved));
    if (same !== undefined) return `It contains the same report as ${bidiIsolate(same.fileName)}, which is shown once.`;
    opened.push({ id: nextId(), fileName: file.name, saved });
    return null;
  }

  function begin(files: readonly File[], opened: readonly OpenedFile[]) {
    if (files.length === 0) return;
    current = { queue: [...files], opened: [...opened], leftOut: [] };
    void drain(current);
  }

  return {
    get: () => state,
    subscribe,
    /** Opens files and closes the open ones. */
    open: (files: readonly File[]) => begin(files, []),
    /** Adds files to the open ones. */
    add: (files: readonly File[]) => {
      if (state.kind === 'reading') current.queue.push(...files);
      else begin(files, current.opened);
    },
  };
}

/** Whether two files contain the same report with the same inputs, even in different formats. */
const isSame = (a: SavedReport, b: SavedReport) =>
  a.report.provenance?.fetched_at === b.report.provenance?.fetched_at && contentOf(a) === contentOf(b);

const contentOf = ({ report, economics, jiraUrl, projectName }: SavedReport) =>
  JSON.stringify(report.provenance ? [report, economics] : [report, economics, jiraUrl, projectName]);

/** The opened reports of this page. */
export const openedReports = createOpenedReports(openReportFile);
