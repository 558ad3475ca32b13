import { jsPDF } from 'jspdf';
import { type ReportNames, reportNames } from './content/reportNames.ts';
import { FontBook } from './fonts/FontBook.ts';
import { loadFonts } from './fonts/loadFonts.ts';
import { pause } from './pause.ts';
import type { ReportPdfEffects, ReportPdfInput } from './ReportPdf.ts';
import { figures } from './sections/figures.ts';
import { fullPages } from './sections/fullPages.ts';
import { masthead } from './sections/masthead.ts';
import { pageFrames } from './sections/pageFrames.ts';
import { summaryPages } from './sections/summaryPages.ts';
import { Sheet } from './writer/Sheet.ts';
import { text } from './writer/styles.ts';
import { Tags } from './writer/Tags.ts';

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
  const steps = input.kind === 'summary' ? summaryPages(sheet, input, opening) : fullPages(sheet, input, opening);
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
