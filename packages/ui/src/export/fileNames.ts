import type { Report } from '@roi-insight/contracts';

/** Day of a moment on the reader's own calendar, yyyy-MM-dd. */
export function localDay(moment: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

const LONGEST = 60;

/**
 * A name as part of a file name, in its own script: what file systems refuse becomes a hyphen.
 * @example safeName('Aurora / Payments: 2026?') // 'Aurora-Payments-2026'
 */
export function safeName(name: string): string {
  const parts = name.normalize('NFC').match(/[\p{L}\p{M}\p{N}_]+/gu) ?? [];
  return [...parts.join('-')].slice(0, LONGEST).join('').replace(/-$/, '');
}

/** What a file name is made of. */
export interface FileOrigin {
  readonly report: Report;
  /** As the form has it; used when the report does not name its project itself. */
  readonly projectName: string | null;
  readonly generatedAt: Date;
}

/** @example fileName('report', origin, 'pdf') // 'roi-report-AUR-2026-03-02.pdf' */
export function fileName(kind: string, { report, projectName, generatedAt }: FileOrigin, extension: string): string {
  const project = safeName(report.provenance?.project.key ?? projectName ?? '');
  return `${['roi', kind, project, localDay(generatedAt)].filter((part) => part !== '').join('-')}.${extension}`;
}
