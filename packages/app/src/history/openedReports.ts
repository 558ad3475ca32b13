import { bidiIsolate } from '@roi-insight/report-text';
import { type OpenedReport, openReportFile } from '@roi-insight/report-files/open-report';
import type { SavedReport } from '@roi-insight/report-files';
import type { FileLeftOut } from '@roi-insight/ui';

/** Three years of months. More would be neither read nor drawn well. */
export const MAX_REPORTS = 36;

/** A report that is open beside others. */
export interface OpenedFile {
  readonly id: string;
  readonly fileName: string;
  readonly saved: SavedReport;
}

export type OpenedReports =
  | { readonly kind: 'empty' }
  | { readonly kind: 'reading'; readonly read: number; readonly files: number }
  | { readonly kind: 'ready'; readonly files: readonly OpenedFile[]; readonly leftOut: readonly FileLeftOut[] };

/** What is being read, and what came of it. */
interface Reading {
  readonly queue: File[];
  readonly opened: OpenedFile[];
  readonly leftOut: FileLeftOut[];
}

/**
 * The report files that are open side by side. They live in the memory of the page: the session's storage has no room
 * for them, and a device should not keep what somebody only looked at.
 * @param read reads one file; never rejects
 */
export function createOpenedReports(read: (file: Blob) => Promise<OpenedReport>) {
  const listeners = new Set<() => void>();
  let state: OpenedReports = { kind: 'empty' };
  let current: Reading = { queue: [], opened: [], leftOut: [] };
  let ids = 0;
  const nextId = () => `${(ids += 1)}`;

  function show(next: OpenedReports) {
    state = next;
    for (const listener of listeners) listener();
  }

  /** One after the other, so that no more than one is in memory twice. */
  async function drain(reading: Reading): Promise<void> {
    let done = 0;
    for (let file = reading.queue.shift(); file !== undefined; file = reading.queue.shift()) {
      show({ kind: 'reading', read: done, files: done + 1 + reading.queue.length });
      const reason = await take(file, reading);
      // Others were opened in place of these.
      if (reading !== current) return;
      if (reason !== null) reading.leftOut.push({ id: nextId(), fileName: file.name, reason });
      done += 1;
    }
    show({ kind: 'ready', files: reading.opened, leftOut: reading.leftOut });
  }

  /** Opens a file; says why it could not. */
  async function take(file: File, { opened }: Reading): Promise<string | null> {
    if (opened.length >= MAX_REPORTS) return `At most ${MAX_REPORTS} reports are shown at a time.`;
    const outcome = await read(file);
    if (outcome.kind === 'refused') return outcome.message;
    const { kind: _, ...saved } = outcome;
    const same = opened.find((other) => isSame(other.saved, saved));
    if (same !== undefined) return `It holds the same report as ${bidiIsolate(same.fileName)}, which is shown once.`;
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
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Opens files in place of those that are open. */
    open: (files: readonly File[]) => begin(files, []),
    /** Opens files beside those that are open. */
    add: (files: readonly File[]) => {
      if (state.kind === 'reading') current.queue.push(...files);
      else begin(files, current.opened);
    },
  };
}

/** Whether two files hold the same report with the same inputs, one perhaps as a web page. */
const isSame = (a: SavedReport, b: SavedReport) =>
  a.report.provenance?.fetched_at === b.report.provenance?.fetched_at && contentOf(a) === contentOf(b);

const contentOf = ({ report, economics, jiraUrl, projectName }: SavedReport) =>
  JSON.stringify(report.provenance ? [report, economics] : [report, economics, jiraUrl, projectName]);

/** Those of this page. */
export const openedReports = createOpenedReports(openReportFile);
