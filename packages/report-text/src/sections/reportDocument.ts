import type { Economics, Report } from '@roi-insight/contracts';
import { basedOnText } from '../basedOnText.ts';
import type { ReportDocument, Section } from '../document/ReportDocument.ts';
import { reportFoot } from './reportFoot.ts';
import type { Fact } from '../Fact.ts';
import type { Formats } from '../format/index.ts';
import { reportDays } from '../reportDays.ts';
import { type ReportNames, type ReportOrigin, reportNames } from '../reportNames.ts';
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
import { reportAnswer } from './reportAnswer.ts';
import { sinceThenSection } from './sinceThenSection.ts';
import { testTheMethodSection } from './testTheMethodSection.ts';
import { ticketsUsedSection } from './ticketsUsedSection.ts';
import { usageSection } from './usageSection.ts';
import { valueImpactSection } from './valueImpactSection.ts';
import { weeklyFiguresSection } from './weeklyFiguresSection.ts';

/** The sections of a report, in reading order. */
export type ReportSectionId =
  | 'value-impact'
  | 'productivity'
  | 'since-then'
  | 'confidence'
  | 'comparison'
  | 'usage'
  | 'test-the-method'
  | 'net-savings'
  | 'tickets-used'
  | 'quality'
  | 'methodology'
  | 'weekly-figures'
  | 'glossary';

/** The full report: the answer, and the reasons to believe it. Media that draw a chart omit the blocks with the same content. */
export function reportDocument(
  formats: Formats,
  origin: ReportOrigin,
  economics: Economics,
): ReportDocument<ReportSectionId> {
  const { report, brand } = origin;
  const { assistant } = brand;
  const names = reportNames(formats, origin);
  const sections: readonly Section<ReportSectionId>[] = [
    valueImpactSection(formats, report, assistant),
    productivitySection(formats, report, assistant),
    ...orNothing(sinceThenSection(formats, report)),
    confidenceSection(formats, report),
    ...orNothing(comparisonSection(formats, report, economics, assistant)),
    ...orNothing(usageSection(formats, report, economics)),
    ...orNothing(testTheMethodSection(formats, report, assistant)),
    netSavingsSection(formats, report, economics),
    ticketsUsedSection(formats, report),
    qualitySection(formats, report),
    methodologySection(formats, origin),
    weeklyFiguresSection(formats, report),
    glossarySection(formats, report),
  ];
  return {
    title: names.title,
    lead: leadOf(formats, report),
    facts: factsOf(formats, origin, names),
    answer: reportAnswer(formats, report, economics, assistant),
    sections: sections.map((section) => withSummary(formats, report, economics, section)),
    foot: reportFoot(formats, report, names.day),
  };
}

/** A list with the section, or an empty list if the report lacks that section. */
const orNothing = <Id extends string>(section: Section<Id> | null): readonly Section<Id>[] =>
  section === null ? [] : [section];

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

/** The tickets, and when they were read. */
function leadOf(formats: Formats, report: Report): string {
  const { provenance } = report;
  const read = provenance === undefined ? null : reportDays(formats, report, provenance).read;
  return [basedOnText(formats, report), ...(read === null ? [] : [read])].join(' · ');
}

const factsOf = (formats: Formats, { brand }: ReportOrigin, names: ReportNames): readonly Fact[] => [
  { name: 'Company', value: brand.company },
  { name: 'Project', value: names.project },
  { name: 'Before', value: names.before },
  { name: 'After', value: names.after },
  { name: 'Report date', value: formats.day(names.day) },
];
