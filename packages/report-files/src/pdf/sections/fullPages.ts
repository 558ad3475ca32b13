import {
  type Formats,
  GUARDRAIL_QUESTION,
  placeboTest,
  quarterCourse,
  type SectionName,
  sectionSummary,
  usageInBrief,
  sectionTitles,
} from '@roi-insight/report-text';
import type { PdfInput } from '../PdfInput.ts';
import type { Step } from '../Step.ts';
import { Flow } from '../writer/Flow.ts';
import type { PageWriter } from '../writer/PageWriter.ts';
import { comparisonSection } from './comparison.ts';
import { contents, contentsHeight } from './contents.ts';
import { bridgeSection, evidence, funnel, glossarySection, guardrails, methodology, weeks } from './fullSections.ts';
import { placeboSection } from './placebo.ts';
import { quartersSection } from './quarters.ts';
import { type Placed, sectionTitle } from './section.ts';
import { usageSection } from './usage.ts';
import { averagesCharts, comparisonTable, savingsWithTable, weeklyCharts } from './summarySections.ts';

type Add = (flow: Flow, input: PdfInput) => void;

interface Section {
  readonly title: string;
  readonly summary?: string | null;
  readonly add: Add;
}

/** The steps of the full report below the answer: the table of contents, then section by section. */
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

/** Reserves space for the table of contents, which is drawn once the pages of the sections are known. */
function reserveContents(formats: Formats, writer: PageWriter, placed: readonly Placed[]): () => void {
  const place = { page: writer.pageNumber, top: writer.y };
  const inContents = writer.tags.element('Sect');
  inContents(() => {});
  return () => inContents(() => contents(formats, writer, placed, place));
}

function sectionsOf({ formats, report, economics }: PdfInput): Section[] {
  /** A section that the screen has, too: its title and its answer in one line are the same. */
  const shared = (name: SectionName, add: Add): Section => ({
    title: sectionTitles[name],
    summary: name === 'usage' ? usageInBrief(formats, report) : sectionSummary(formats, report, economics, name),
    add,
  });
  return [
    {
      title: 'Summary of Value Impact',
      add: (flow, input) => {
        savingsWithTable(flow, input);
        flow.space(18);
        weeklyCharts(flow, input);
      },
    },
    {
      title: 'Productivity Comparison',
      add: (flow, input) => {
        averagesCharts(flow, input);
        flow.space(14);
        comparisonTable(flow, input);
      },
    },
    ...(quarterCourse(report) === null ? [] : [shared('since-then', quartersSection)]),
    shared('confidence', evidence),
    ...(report.comparison === undefined ? [] : [shared('comparison', comparisonSection)]),
    ...(report.usage === undefined ? [] : [shared('usage', usageSection)]),
    ...(placeboTest(report) === null ? [] : [shared('test-the-method', placeboSection)]),
    shared('net-savings', bridgeSection),
    shared('tickets-used', funnel),
    { title: GUARDRAIL_QUESTION, add: guardrails },
    shared('methodology', methodology),
    { title: 'Weekly figures', add: weeks },
    { title: 'Glossary', add: glossarySection },
  ];
}
