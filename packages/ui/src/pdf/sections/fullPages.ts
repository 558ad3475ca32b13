import { pause } from '../pause.ts';
import type { ReportPdfInput } from '../ReportPdf.ts';
import type { Step } from '../Step.ts';
import type { Sheet } from '../writer/Sheet.ts';
import { contents, contentsHeight } from './contents.ts';
import { bridgeSection, evidence, funnel, glossarySection, guardrails, methodology, weeks } from './fullSections.ts';
import { assumptions } from './masthead.ts';
import { bookmark, type Placed, sectionTitle } from './section.ts';
import { averageCharts, comparisonTable, savingsChart, savingsTable, weeklyCharts } from './summarySections.ts';

interface Section {
  readonly title: string;
  /** Points that must fit below the title. */
  readonly room?: number;
  readonly draw: Step;
}

/** The long version: contents on the first page, then section by section. */
export function fullPages(sheet: Sheet, input: ReportPdfInput, opening: () => void): Step[] {
  const sections = fullSections(sheet, input);
  const placed: Placed[] = [];
  let fillContents = () => {};
  return [
    () => {
      bookmark(sheet, 'Summary');
      opening();
      sheet.space(10);
      assumptions(sheet, input);
      sheet.space(20);
      sheet.ensure(contentsHeight(sections.length));
      fillContents = reserveContents(sheet, placed);
      sheet.newPage();
    },
    ...sections.map(({ title, room, draw }) => async () => {
      const section = sectionTitle(sheet, title, room);
      bookmark(sheet, title);
      placed.push(section);
      await draw();
    }),
    () => fillContents(),
  ];
}

/** Keeps the place for the table of contents, which is filled once the pages of the sections are known. */
function reserveContents(sheet: Sheet, placed: readonly Placed[]): () => void {
  const place = { page: sheet.pageNumber, top: sheet.y };
  const fill = sheet.tags.reserve('Sect');
  return () => fill(() => contents(sheet, placed, place));
}

function fullSections(sheet: Sheet, input: ReportPdfInput): Section[] {
  return [
    {
      title: 'Summary of value impact',
      draw: async () => {
        await savingsChart(sheet, input, 220);
        await pause();
        sheet.space(18);
        await weeklyCharts(sheet, input);
        savingsTable(sheet, input);
      },
    },
    {
      title: 'Productivity comparison',
      room: 200,
      draw: async () => {
        await averageCharts(sheet, input);
        sheet.space(14);
        comparisonTable(sheet, input);
      },
    },
    { title: 'Evidence', room: 160, draw: () => evidence(sheet, input) },
    { title: 'From headline to defensible value', room: 200, draw: () => bridgeSection(sheet, input) },
    { title: 'What became of every ticket', room: 190, draw: () => funnel(sheet, input) },
    { title: 'Guardrails', room: 90, draw: () => guardrails(sheet, input) },
    { title: 'Methodology', room: 290, draw: () => methodology(sheet, input) },
    { title: 'Weekly figures', room: 120, draw: () => weeks(sheet, input) },
    { title: 'Glossary', room: 120, draw: () => glossarySection(sheet) },
  ];
}
