import {
  type Block,
  createFormats,
  documentTexts,
  type Formats,
  planDocument,
  type PlanSectionId,
  type ReportDocument,
  symbolsLeftOut,
} from '@roi-insight/report-text';
import type { ReportPdfEffects } from '../../pdf/ReportPdf.ts';
import { drawPlot } from '../../pdf/document/drawPlot.ts';
import { paintBlocks } from '../../pdf/document/paintBlocks.ts';
import { subTitle } from '../../pdf/sections/section.ts';
import type { Step } from '../../pdf/Step.ts';
import { Flow } from '../../pdf/writer/Flow.ts';
import { drawFrames } from '../../pdf/writer/frames.ts';
import type { PageWriter } from '../../pdf/writer/PageWriter.ts';
import { text } from '../../pdf/writer/styles.ts';
import { writePdf } from '../../pdf/writePdf.ts';
import type { PlanReportPdfInput } from './PlanReportPdfInput.ts';
import { startsPlot } from './startsPlot.ts';

/** Writes the report on a plan: the answer with its picture, its value, and the reasons to believe it. */
export function writePlanReport(input: PlanReportPdfInput, effects: ReportPdfEffects): Promise<Blob> {
  const formats = createFormats(input.brand);
  const { report, result, economics, savedAt } = input;
  const content = planDocument(formats, report, result, economics, savedAt);
  return writePdf(
    {
      page: input.page,
      locale: input.brand.locale,
      colors: input.colors,
      texts: [...documentTexts(content), ...Object.values(input.brand)],
      describe: (doc) => {
        doc.setCreationDate(input.savedAt);
        doc.setProperties({
          title: `${content.title} · ${content.answer.title}`,
          subject: content.lead,
          author: input.brand.company,
          creator: input.brand.product,
          ...(input.report.reading.sample && { keywords: 'sample data' }),
        });
      },
      begin: (writer, unsupported) => head(writer, content, unsupported),
      steps: (writer) => [...pages(writer, formats, input, content), () => frames(writer, formats, input, content)],
    },
    effects,
  );
}

type Content = ReportDocument<PlanSectionId>;

function head(writer: PageWriter, { title, lead, answer }: Content, unsupported: readonly string[]): void {
  writer.flow('H1', title, text.title);
  writer.flow('P', lead, text.subtitle);
  if (unsupported.length > 0) {
    writer.flow('P', symbolsLeftOut('report'), text.small);
  }
  writer.space(18);
  writer.flow('H2', answer.title, { ...text.title, size: 24, leading: 29 });
  writer.space(4);
  for (const block of answer.blocks) answerLine(writer, block);
}

/** Writes the answer immediately, across the whole width. */
function answerLine(writer: PageWriter, block: Block): void {
  if (block.kind !== 'prose') return;
  const styles = { lead: text.subtitle, strong: { ...text.subtitle, weight: 'semibold', color: 'text' } } as const;
  writer.flow('P', block.text, block.look === undefined ? text.body : styles[block.look]);
}

function pages(
  writer: PageWriter,
  formats: Formats,
  { report }: PlanReportPdfInput,
  { answer, sections }: Content,
): readonly Step[] {
  const flow = new Flow(writer);
  flow.space(14);
  for (const block of answer.blocks) {
    if (block.kind === 'figure') drawPlot(flow, block.plot);
  }
  for (const { id, title, blocks } of sections) {
    subTitle(flow, title);
    // The section about the starts has a drawing instead of text.
    if (id === 'starts') startsPlot(flow, formats, report);
    else paintBlocks(flow, blocks);
  }
  return flow.pages();
}

function frames(writer: PageWriter, formats: Formats, { brand, report }: PlanReportPdfInput, content: Content) {
  drawFrames(writer, {
    head: (page) => (page === 1 ? brand.company : content.title),
    product: brand.product,
    isSample: report.reading.sample,
    note: content.foot,
    number: (page, all) => `Page ${formats.count(page)} of ${formats.count(all)}`,
  });
}
