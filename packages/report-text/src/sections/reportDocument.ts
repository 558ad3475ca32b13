import type { Economics, Report } from '@roi-insight/contracts';
import { basedOnText } from '../basedOnText.ts';
import type { ReportDocument } from '../document/ReportDocument.ts';
import { reportFoot } from './reportFoot.ts';
import type { Fact } from '../Fact.ts';
import type { Formats } from '../format/index.ts';
import { reportDays } from '../reportDays.ts';
import { type ReportNames, type ReportOrigin, reportNames } from '../reportNames.ts';
import { reportAnswer } from './reportAnswer.ts';
import { type ReportSectionId, reportSections } from './reportSections.ts';

/** The full report: the answer, and the reasons to believe it. Media that draw a chart omit the blocks with the same content. */
export function reportDocument(
  formats: Formats,
  origin: ReportOrigin,
  economics: Economics,
): ReportDocument<ReportSectionId> {
  const { report, brand } = origin;
  const names = reportNames(formats, origin);
  return {
    title: names.title,
    lead: leadOf(formats, report),
    facts: factsOf(formats, origin, names),
    answer: reportAnswer(formats, report, economics, brand.assistant),
    sections: reportSections(formats, origin, economics),
    foot: reportFoot(formats, report, names.day),
  };
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
