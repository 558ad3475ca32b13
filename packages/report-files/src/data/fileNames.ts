import type { Report } from '@roi-insight/contracts';
import { toCalendarDate } from '@roi-insight/report-text';

const MAX_LENGTH = 60;

/**
 * Converts a name to a part of a file name. Letters of every script are kept; spaces and punctuation become hyphens.
 * @example safeName('Aurora / Payments: 2026?') // 'Aurora-Payments-2026'
 */
export function safeName(name: string): string {
  const parts = name.normalize('NFC').match(/[\p{L}\p{M}\p{N}_]+/gu) ?? [];
  return [...parts.join('-')].slice(0, MAX_LENGTH).join('').replace(/-$/, '');
}

/** The parts of a file name. */
export interface FileOrigin {
  readonly report: Report;
  /** The name of the project as typed in the form; used if the report does not name its project. */
  readonly projectName: string | null;
  readonly generatedAt: Date;
}

/**
 * Builds a file name from the kind of file, the project and the reader's local date.
 * @example fileName('report-summary', origin, 'pdf') // 'roi-report-summary-AUR-2026-03-02.pdf'
 */
export function fileName(kind: string, { report, projectName, generatedAt }: FileOrigin, extension: string): string {
  const project = safeName(report.provenance?.project.key ?? projectName ?? '');
  return `${['roi', kind, project, toCalendarDate(generatedAt)].filter((part) => part !== '').join('-')}.${extension}`;
}
