import type { CalendarDate } from '@roi-insight/contracts';
import { localDay } from '../../export/fileNames.ts';
import { formatDays, MISSING } from '../../format/index.ts';
import type { ReportPdfInput } from '../ReportPdf.ts';

/** What the first page says of the report's origin. */
export interface ReportNames {
  readonly title: string;
  readonly project: string;
  readonly before: string;
  readonly after: string;
  readonly day: CalendarDate;
  readonly sample: boolean;
}

/** Names and dates of the report; what is not known is said so. */
export function reportNames({ report, brand, jiraUrl, projectName, generatedAt }: ReportPdfInput): ReportNames {
  const { provenance } = report;
  return {
    title: `Your ${brand.assistant} ROI Report`,
    project:
      provenance === undefined
        ? (projectName ?? hostOf(jiraUrl) ?? MISSING)
        : `${provenance.project.name} (${provenance.project.key})`,
    before: provenance === undefined ? 'Window not stated' : formatDays(provenance.windows.pre),
    after: afterWindow(report),
    day: localDay(generatedAt),
    sample: provenance?.sample ?? false,
  };
}

function afterWindow({ provenance }: ReportPdfInput['report']): string {
  if (provenance === undefined) return 'Window not stated';
  return provenance.windows.post.days === 0 ? 'Not begun' : formatDays(provenance.windows.post);
}

/** The host of an address; the text itself when it is none. */
export function hostOf(url: string | null): string | null {
  if (url === null) return null;
  try {
    return new URL(url).host;
  } catch {
    return url;
  }
}
