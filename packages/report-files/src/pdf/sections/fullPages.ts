import { type Formats, GUARDRAIL_QUESTION, placeboTest, sectionTitles } from '@roi-insight/report-text';
import { yieldToMain } from '../yieldToMain.ts';
import type { PdfInput } from '../PdfInput.ts';
import type { Step } from '../Step.ts';
import type { PageWriter } from '../writer/PageWriter.ts';
import { comparisonSection } from './comparison.ts';
import { contents, contentsHeight } from './contents.ts';
import {
  bridgeSection,
  evidence,
  funnel,
  glossaryHeight,
  glossarySection,
  guardrails,
  methodology,
  weeks,
} from './fullSections.ts';
import { assumptions } from './masthead.ts';
import { placeboSection } from './placebo.ts';
import { bookmark, type Placed, sectionTitle } from './section.ts';
import {
  averagesRow,
  comparisonTable,
  halfRow,
  savingsChart,
  savingsTable,
  weeklyCharts,
  weeklyRow,
} from './summarySections.ts';

/** Height of the weekly charts below the savings chart, in points: they need more height than its five weeks. */
const WEEKLY_CHARTS = 255;
/** Free space below the charts of a page, in points. */
const BELOW_CHARTS = 125;

interface Section {
  readonly title: string;
  /** Points that must fit below a title on the same page. */
  readonly minHeight?: number;
  readonly draw: Step;
}

/** The steps of the full report: a first page with the table of contents, then section by section. */
export function fullPages(writer: PageWriter, input: PdfInput, opening: () => void): Step[] {
  const sections = fullSections(writer, input);
  const placed: Placed[] = [];
  let fillContents = () => {};
  return [
    () => {
      bookmark(writer, 'Summary');
      opening();
      writer.space(10);
      assumptions(writer, input);
      writer.space(20);
      const isOnNextPage = writer.ensure(contentsHeight(sections.length));
      fillContents = reserveContents(input.formats, writer, placed);
      if (isOnNextPage) writer.space(contentsHeight(sections.length));
      else writer.newPage();
    },
    ...sections.map(({ title, minHeight, draw }) => async () => {
      const section = sectionTitle(writer, title, minHeight);
      bookmark(writer, title);
      placed.push(section);
      await draw();
    }),
    () => fillContents(),
  ];
}

/** Reserves space for the table of contents, which is drawn once the pages of the sections are known. */
function reserveContents(formats: Formats, writer: PageWriter, placed: readonly Placed[]): () => void {
  const place = { page: writer.pageNumber, top: writer.y };
  const fill = writer.tags.reserve('Sect');
  return () => fill(() => contents(formats, writer, placed, place));
}

function fullSections(writer: PageWriter, input: PdfInput): Section[] {
  const test = placeboTest(input.report);
  return [
    {
      title: 'Summary of value impact',
      draw: async () => {
        await savingsChart(writer, input, WEEKLY_CHARTS);
        await yieldToMain();
        writer.space(18);
        await weeklyCharts(writer, input);
        savingsTable(writer, input);
      },
    },
    {
      title: 'Productivity comparison',
      minHeight: 200,
      draw: async () => {
        await halfRow(writer, input, [averagesRow, weeklyRow], BELOW_CHARTS);
        writer.space(14);
        comparisonTable(writer, input);
      },
    },
    { title: sectionTitles.confidence, minHeight: 160, draw: () => evidence(writer, input) },
    ...(input.report.comparison === undefined
      ? []
      : [
          {
            title: sectionTitles.comparison,
            minHeight: 300,
            draw: () => comparisonSection(writer, input),
          },
        ]),
    ...(test === null
      ? []
      : [
          {
            title: sectionTitles['test-the-method'],
            minHeight: test.kind === 'tried' ? 380 : 80,
            draw: () => placeboSection(writer, input),
          },
        ]),
    { title: sectionTitles['net-savings'], minHeight: 200, draw: () => bridgeSection(writer, input) },
    { title: sectionTitles['tickets-used'], minHeight: 230, draw: () => funnel(writer, input) },
    { title: GUARDRAIL_QUESTION, minHeight: 90, draw: () => guardrails(writer, input) },
    { title: sectionTitles.methodology, minHeight: 290, draw: () => methodology(writer, input) },
    { title: 'Weekly figures', minHeight: 120, draw: () => weeks(writer, input) },
    { title: 'Glossary', minHeight: glossaryHeight(writer, input), draw: () => glossarySection(writer, input) },
  ];
}
