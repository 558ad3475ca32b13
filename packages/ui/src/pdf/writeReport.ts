import { jsPDF } from 'jspdf';
import { type ReportNames, reportNames } from './content/reportNames.ts';
import { FontBook } from './fonts/FontBook.ts';
import { loadFonts } from './fonts/loadFonts.ts';
import { pause } from './pause.ts';
import type { ReportPdfEffects, ReportPdfInput } from './ReportPdf.ts';
import { contents, contentsHeight } from './sections/contents.ts';
import { figures } from './sections/figures.ts';
import {
  bridgeSection,
  evidence,
  funnel,
  glossarySection,
  guardrails,
  methodology,
  weeks,
} from './sections/fullSections.ts';
import { assumptions, masthead } from './sections/masthead.ts';
import { pageFrames } from './sections/pageFrames.ts';
import { type Placed, sectionTitle } from './sections/section.ts';
import {
  averageCharts,
  comparisonTable,
  legend,
  methodNote,
  savingsChart,
  weeklyCharts,
} from './sections/summarySections.ts';
import { Sheet } from './writer/Sheet.ts';
import { text } from './writer/styles.ts';
import { Tags } from './writer/Tags.ts';

/** A piece of work short enough not to hold up the page. */
type Step = () => void | Promise<void>;

/**
 * Writes the file. Between the steps the page gets its turn and the work can be stopped.
 * @throws the signal's reason once it is aborted, UnwritableTextError, and whatever loading a font throws
 */
export async function writeReport(input: ReportPdfInput, effects: ReportPdfEffects): Promise<Blob> {
  const names = reportNames(input);
  const doc = new jsPDF({ unit: 'pt', format: input.page, compress: true, putOnlyUsedFonts: true });
  const fonts = new FontBook(doc);
  effects.onProgress(0);
  const leftOut = await loadFonts(fonts, wordsOf(input, names), effects);
  const sheet = new Sheet(doc, fonts, new Tags(doc));
  describe(doc, input, names);
  const opening = () => firstPage(sheet, input, names, leftOut);
  const steps = input.kind === 'summary' ? summary(sheet, input, opening) : full(sheet, input, opening);
  for (const [index, step] of [...steps, () => pageFrames(sheet, input, names)].entries()) {
    effects.signal.throwIfAborted();
    await step();
    effects.onProgress(Math.round(20 + (75 * (index + 1)) / (steps.length + 1)));
    await pause();
  }
  effects.signal.throwIfAborted();
  const blob = doc.output('blob');
  effects.onProgress(100);
  return blob;
}

/** Text whose characters are not known beforehand. */
function wordsOf({ report, brand, jiraUrl }: ReportPdfInput, names: ReportNames): string[] {
  const { provenance, evidence: found } = report;
  return [
    ...Object.values(names).map(String),
    ...Object.values(brand),
    ...(found?.grade_reasons ?? []),
    jiraUrl ?? '',
    provenance?.host ?? '',
    provenance?.time_zone ?? '',
    provenance?.fetched_at ?? '',
    provenance?.version ?? '',
  ];
}

function describe(doc: jsPDF, { brand, generatedAt, kind }: ReportPdfInput, names: ReportNames): void {
  doc.setLanguage('en-US');
  if (kind === 'full') doc.setDisplayMode(null, 'continuous', 'UseOutlines');
  doc.viewerPreferences({ DisplayDocTitle: true });
  doc.setCreationDate(generatedAt);
  doc.setProperties({
    title: `${names.title}: ${names.project}`,
    subject: 'Before/after comparison of ticket cycle times, no control group',
    author: brand.company,
    creator: brand.product,
    ...(names.sample && { keywords: 'sample data' }),
  });
}

function firstPage(sheet: Sheet, input: ReportPdfInput, names: ReportNames, leftOut: readonly string[]): void {
  masthead(sheet, input, names);
  if (leftOut.length > 0) {
    sheet.space(6);
    sheet.flow('P', 'Names of this report have symbols that no font of this file has; they are left out.', text.small);
  }
  sheet.space(20);
  figures(sheet, input);
}

const BEFORE_AND_AFTER = 'Before and after';

function summary(sheet: Sheet, input: ReportPdfInput, opening: () => void): Step[] {
  const bookmark = bookmarks(sheet);
  return [
    () => {
      bookmark('Summary');
      opening();
      sheet.space(16);
    },
    () => savingsChart(sheet, input, 62),
    () => {
      sheet.space(12);
      assumptions(sheet, input);
      sheet.newPage();
      sectionTitle(sheet, BEFORE_AND_AFTER);
      legend(sheet);
      bookmark(BEFORE_AND_AFTER);
    },
    () => weeklyCharts(sheet, input),
    () => sheet.space(18),
    () => averageCharts(sheet, input),
    () => {
      sheet.space(14);
      comparisonTable(sheet, input);
      methodNote(sheet, input);
    },
  ];
}

/** Remembers sections as bookmarks of the file. */
function bookmarks(sheet: Sheet) {
  return (title: string) => sheet.doc.outline.add(null, title, { pageNumber: sheet.pageNumber });
}

interface Section {
  readonly title: string;
  /** Points that must fit below the title. */
  readonly room?: number;
  readonly draw: Step;
}

function full(sheet: Sheet, input: ReportPdfInput, opening: () => void): Step[] {
  const sections = fullSections(sheet, input);
  const placed: Placed[] = [];
  const bookmark = bookmarks(sheet);
  let fillContents = () => {};
  return [
    () => {
      bookmark('Summary');
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
      bookmark(title);
      placed.push(section);
      await draw();
    }),
    () => fillContents(),
  ];
}

/** Keeps the place for the table of contents, which is filled once the pages of the sections are known. */
function reserveContents(sheet: Sheet, placed: readonly Placed[]): () => void {
  const top = sheet.y;
  const fill = sheet.tags.reserve('Sect');
  return () => fill(() => contents(sheet, placed, top));
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
    { title: 'What became of every ticket', room: 140, draw: () => funnel(sheet, input) },
    { title: 'Guardrails', room: 90, draw: () => guardrails(sheet, input) },
    { title: 'Methodology', room: 160, draw: () => methodology(sheet, input) },
    { title: 'Weekly figures', room: 120, draw: () => weeks(sheet, input) },
    { title: 'Glossary', room: 120, draw: () => glossarySection(sheet) },
  ];
}
