import {
  confidenceSection,
  type Formats,
  glossarySection,
  isSectionName,
  methodologySection,
  netSavingsSection,
  qualitySection,
  type Section,
  type SectionName,
  sectionSummary,
  sectionTitles,
  sinceThenSection,
  testTheMethodSection,
  ticketsUsedSection,
  usageInBrief,
  usageSection,
  weeklyFiguresSection,
} from '@roi-insight/report-text';
import type { PdfInput } from '../PdfInput.ts';
import { paintBlocks } from '../document/paintBlocks.ts';
import type { Step } from '../Step.ts';
import { Flow } from '../writer/Flow.ts';
import type { PageWriter } from '../writer/PageWriter.ts';
import { comparisonSection } from './comparison.ts';
import { contents, contentsHeight } from './contents.ts';
import { type Placed, sectionTitle } from './section.ts';
import { averagesCharts, comparisonTable, savingsWithTable, weeklyCharts } from './summarySections.ts';

/** A section of the PDF: its title, its answer in one line, and a function that adds its content. */
interface PdfSection {
  readonly title: string;
  readonly summary?: string | null;
  readonly add: Add;
}

type Add = (flow: Flow, input: PdfInput) => void;

/** The steps of the full report after the answer: the table of contents, then one section after another. */
export function fullPages(writer: PageWriter, input: PdfInput): Step[] {
  const sections = sectionsOf(input);
  const placed: Placed[] = [];
  writer.space(20);
  writer.ensure(contentsHeight(sections.length));
  const fillContents = reserveContents(input.formats, writer, placed);
  writer.space(contentsHeight(sections.length));
  const flow = new Flow(writer);
  for (const { title, summary, add } of sections) {
    sectionTitle(flow, title, { summary, onPlaced: (section) => placed.push(section) });
    add(flow, input);
  }
  return [...flow.pages(), fillContents];
}

/** Reserves space for the table of contents, which is drawn when the pages of the sections are known. */
function reserveContents(formats: Formats, writer: PageWriter, placed: readonly Placed[]): () => void {
  const place = { page: writer.pageNumber, top: writer.y };
  const inContents = writer.tags.element('Sect');
  inContents(() => {});
  return () => inContents(() => contents(formats, writer, placed, place));
}

function sectionsOf(input: PdfInput): PdfSection[] {
  const { formats, report, economics } = input;
  /** The answer in one line, as on the screen. */
  const summaryOf = (name: SectionName) =>
    name === 'usage' ? usageInBrief(formats, report) : sectionSummary(formats, report, economics, name);
  const drawn = (name: SectionName, add: Add): PdfSection => ({
    title: sectionTitles[name],
    summary: summaryOf(name),
    add,
  });
  const written = ({ id, title, blocks }: Section): PdfSection => ({
    title,
    summary: isSectionName(id) ? summaryOf(id) : null,
    add: (flow) => paintBlocks(flow, blocks),
  });
  const sinceThen = sinceThenSection(formats, report);
  const testTheMethod = testTheMethodSection(formats, report, input.brand.assistant);
  const usage = usageSection(formats, report, economics);
  return [
    {
      title: 'Summary of Value Impact',
      add: (flow) => {
        savingsWithTable(flow, input);
        flow.space(18);
        weeklyCharts(flow, input);
      },
    },
    {
      title: 'Productivity Comparison',
      add: (flow) => {
        averagesCharts(flow, input);
        flow.space(14);
        comparisonTable(flow, input);
      },
    },
    ...(sinceThen === null ? [] : [written(sinceThen)]),
    written(confidenceSection(formats, report)),
    ...(report.comparison === undefined ? [] : [drawn('comparison', comparisonSection)]),
    ...(usage === null ? [] : [written(usage)]),
    ...(testTheMethod === null ? [] : [written(testTheMethod)]),
    written(netSavingsSection(formats, report, economics)),
    written(ticketsUsedSection(formats, report)),
    written(qualitySection(formats, report)),
    written(methodologySection(formats, input)),
    written(weeklyFiguresSection(formats, report)),
    written(glossarySection(formats, report)),
  ];
}
