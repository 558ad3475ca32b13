import type { Economics, Report } from '@roi-insight/contracts';
import type { Section } from '../document/ReportDocument.ts';
import type { Formats } from '../format/index.ts';
import type { ReportOrigin } from '../reportNames.ts';
import { sectionRowText } from '../sectionRowText.ts';
import { isSectionName } from '../sectionTitles.ts';
import { usageRowText } from '../usage/usageRowText.ts';
import { comparisonSection } from './comparisonSection.ts';
import { confidenceSection } from './confidenceSection.ts';
import { glossarySection } from './glossarySection.ts';
import { methodologySection } from './methodologySection.ts';
import { netSavingsSection } from './netSavingsSection.ts';
import { productivitySection } from './productivitySection.ts';
import { qualitySection } from './qualitySection.ts';
import { sinceThenSection } from './sinceThenSection.ts';
import { testTheMethodSection } from './testTheMethodSection.ts';
import { teamsSection } from './teamsSection.ts';
import { ticketsUsedSection } from './ticketsUsedSection.ts';
import { usageSection } from './usageSection.ts';
import { valueImpactSection } from './valueImpactSection.ts';
import { weeklyFiguresSection } from './weeklyFiguresSection.ts';

/** The report, and what its sections say about its origin. */
type SectionOrigin = Pick<ReportOrigin, 'report' | 'brand' | 'jiraUrl'>;

/** The name of a section in the full report. */
export type ReportSectionId = ReturnType<typeof sectionsOf>[number]['id'];

/** The sections of a report, in reading order, each with its answer in one line. */
export const reportSections = (
  formats: Formats,
  origin: SectionOrigin,
  economics: Economics,
): readonly Section<ReportSectionId>[] =>
  sectionsOf(formats, origin, economics).map((section) => withSummary(formats, origin.report, economics, section));

/** A section is null if the report lacks its data. */
function sectionsOf(formats: Formats, origin: SectionOrigin, economics: Economics) {
  const { report, brand } = origin;
  const { assistant } = brand;
  return [
    valueImpactSection(formats, report, assistant),
    productivitySection(formats, report, assistant),
    sinceThenSection(formats, report),
    // The quality of an organization is not known.
    report.organization === undefined ? qualitySection(formats, report) : null,
    confidenceSection(formats, report),
    comparisonSection(formats, report, economics, assistant),
    teamsSection(formats, report),
    usageSection(formats, report, economics),
    testTheMethodSection(formats, report, assistant),
    netSavingsSection(formats, report, economics),
    // The tickets of an organization are counted around each team's start, and used in all weeks.
    report.organization === undefined ? ticketsUsedSection(formats, report) : null,
    methodologySection(formats, origin),
    // The weeks of an organization are only in the CSV file, because its list of teams is long.
    report.organization === undefined ? weeklyFiguresSection(formats, report) : null,
    glossarySection(formats, report),
  ].filter((section) => section !== null);
}

/** A section with its answer in one line, the same as on the screen. */
function withSummary<Id extends ReportSectionId>(
  formats: Formats,
  report: Report,
  economics: Economics,
  section: Section<Id>,
): Section<Id> {
  const { id } = section;
  if (id === 'usage') return { ...section, summary: usageRowText(formats, report) };
  return isSectionName(id) ? { ...section, summary: sectionRowText(formats, report, economics, id) } : section;
}
