import type { CalendarDate, Names, Report } from '@roi-insight/contracts';
import { WEEKS_PER_SIDE } from '@roi-insight/roi-math';
import type { Brand } from './brand.ts';
import { formatProject } from './formatProject.ts';
import { startsText } from './organization/startsText.ts';
import { subjectName } from './subjectName.ts';
import { toCalendarDate } from './toCalendarDate.ts';
import { type Formats, MISSING } from './format/index.ts';

/** The names and dates on the first page. */
export interface ReportNames {
  readonly title: string;
  readonly project: string;
  /** Title and project, which name the report in a file, a window or a list. */
  readonly documentTitle: string;
  readonly before: string;
  readonly after: string;
  readonly day: CalendarDate;
  readonly sample: boolean;
}

/** A report with the data that a document shows about its origin. */
export interface ReportOrigin {
  readonly report: Report;
  readonly brand: Brand;
  /** URL of the tracker, used if the report has no provenance; null if unknown. */
  readonly jiraUrl: string | null;
  /** As typed in the form, used if the report has no provenance; null if unknown. */
  readonly projectName: string | null;
  /** What the reader entered about the owner of the report. */
  readonly names?: Names | undefined;
  /** The moment at which the document is made. The document shows the date of this moment in the reader's time zone. */
  readonly generatedAt: Date;
}

/** The names and dates of a report, with placeholders for those that are unknown. */
export function reportNames(
  formats: Formats,
  { report, brand, jiraUrl, projectName, names, generatedAt }: ReportOrigin,
): ReportNames {
  const { provenance, organization } = report;
  const title = `Your ${brand.assistant} ROI Report`;
  const project =
    names?.project ??
    (organization === undefined ? null : `${subjectName(formats, report)} (${startsText(formats, organization)})`) ??
    (provenance === undefined ? (projectName ?? hostOf(jiraUrl) ?? MISSING) : formatProject(provenance.project));
  return {
    title,
    project,
    documentTitle: `${title}: ${project}`,
    before: beforeWindow(formats, report),
    after: afterWindow(formats, report),
    day: toCalendarDate(generatedAt),
    sample: provenance?.sample ?? false,
  };
}

function beforeWindow(formats: Formats, { provenance, organization }: Report): string {
  if (organization !== undefined) return eachStart(formats, 'before');
  return provenance === undefined ? 'Window not stated' : formats.dayRange(provenance.windows.pre);
}

function afterWindow(formats: Formats, { provenance, organization }: Report): string {
  if (organization !== undefined) return organization.firstStart === null ? 'Not begun' : eachStart(formats, 'after');
  if (provenance === undefined) return 'Window not stated';
  return provenance.windows.post.days === 0 ? 'Not begun' : formats.dayRange(provenance.windows.post);
}

/** The window of an organization. */
export const eachStart = (formats: Formats, side: 'before' | 'after'): string =>
  `${formats.counted(WEEKS_PER_SIDE, 'week')} ${side} each team’s start`;

/** The host of a URL; the text itself if it is not a valid URL, null if there is no URL. */
export function hostOf(url: string | null): string | null {
  if (url === null) return null;
  try {
    return new URL(url).host;
  } catch {
    return url;
  }
}
