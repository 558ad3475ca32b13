import type { jsPDF } from 'jspdf';
import { documentTexts, isAgainstOthers, symbolsLeftOut } from '@roi-insight/report-text';
import { loadLogo } from './loadLogo.ts';
import { type PdfInput, pdfInput } from './PdfInput.ts';
import type { ReportPdfEffects, ReportPdfInput } from './ReportPdf.ts';
import { answer } from './sections/answer.ts';
import { metrics } from './sections/metrics.ts';
import { fullPages } from './sections/fullPages.ts';
import { assumptions, masthead } from './sections/masthead.ts';
import { pageFrames } from './sections/pageFrames.ts';
import { bookmark } from './sections/section.ts';
import { summaryPages } from './sections/summaryPages.ts';
import type { PageWriter } from './writer/PageWriter.ts';
import { text } from './writer/styles.ts';
import { writePdf } from './writePdf.ts';

/**
 * Writes the report.
 * @throws {UnsupportedCharactersError} if a name has letters that no font covers
 * @throws the signal's reason when it is aborted, and any error of `loadFile`
 */
export async function writeReport(request: ReportPdfInput, effects: ReportPdfEffects): Promise<Blob> {
  const logo = await loadLogo(request.names?.logo);
  const input = pdfInput(request);
  return writePdf(
    {
      page: input.page,
      locale: input.brand.locale,
      colors: input.colors,
      texts: [...documentTexts(input.content), ...Object.values(input.brand)],
      describe: (doc) => describe(doc, input),
      begin: (writer, unsupported) => firstPage(writer, input, unsupported),
      steps: (writer) => [
        ...(input.kind === 'summary' ? summaryPages(writer, input) : fullPages(writer, input)),
        () => pageFrames(writer, input, logo),
      ],
    },
    effects,
  );
}

/** Maximum length in window titles and file lists; a tracker's names may have 2,000 characters. */
const MAX_TITLE_LENGTH = 200;

function describe(doc: jsPDF, { report, brand, generatedAt, kind, names }: PdfInput): void {
  if (kind === 'full') doc.setDisplayMode(null, 'continuous', 'UseOutlines');
  doc.setCreationDate(generatedAt);
  doc.setProperties({
    title: names.documentTitle.slice(0, MAX_TITLE_LENGTH),
    subject: `Before/after comparison of ticket cycle times, ${isAgainstOthers(report) ? 'compared with other teams' : 'no control group'}`,
    author: brand.company,
    creator: brand.product,
    ...(names.sample && { keywords: 'sample data' }),
  });
}

function firstPage(writer: PageWriter, input: PdfInput, unsupportedSymbols: readonly string[]): void {
  bookmark(writer, 'Summary');
  masthead(writer, input);
  if (unsupportedSymbols.length > 0) {
    writer.space(6);
    writer.flow('P', symbolsLeftOut('report'), text.small);
  }
  writer.space(12);
  answer(writer, input);
  writer.space(12);
  assumptions(writer, input);
  writer.space(12);
  metrics(writer, input);
}
