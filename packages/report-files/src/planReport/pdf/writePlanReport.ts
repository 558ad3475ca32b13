import { createFormats, type Formats } from '@roi-insight/report-text';
import type { ReportPdfEffects } from '../../pdf/ReportPdf.ts';
import { list, note, subTitle } from '../../pdf/sections/section.ts';
import type { Step } from '../../pdf/Step.ts';
import { Flow } from '../../pdf/writer/Flow.ts';
import { drawFrames } from '../../pdf/writer/frames.ts';
import type { PageWriter } from '../../pdf/writer/PageWriter.ts';
import { text } from '../../pdf/writer/styles.ts';
import { table } from '../../pdf/writer/table.ts';
import { writePdf } from '../../pdf/writePdf.ts';
import { type PlanPart, planReportParts, type PlanReportParts } from '../planReportParts.ts';
import { orderPlot } from './orderPlot.ts';
import type { PlanReportPdfInput } from './PlanReportPdfInput.ts';
import { startsPlot } from './startsPlot.ts';

/** Writes the report on a plan: the answer with its picture, its value, and why it can be believed. */
export function writePlanReport(input: PlanReportPdfInput, effects: ReportPdfEffects): Promise<Blob> {
  const formats = createFormats(input.brand);
  const texts = planReportParts(formats, input, input.result);
  return writePdf(
    {
      page: input.page,
      locale: input.brand.locale,
      colors: input.colors,
      texts: variableTexts(input, texts),
      describe: (doc) => {
        doc.setCreationDate(input.savedAt);
        doc.setProperties({
          title: `${texts.title} · ${texts.verdict.title}`,
          subject: texts.lead,
          author: input.brand.company,
          creator: input.brand.product,
          ...(input.report.reading.sample && { keywords: 'sample data' }),
        });
      },
      begin: (writer, unsupported) => head(writer, texts, unsupported),
      steps: (writer) => [...pages(writer, formats, input, texts), () => frames(writer, formats, input, texts)],
    },
    effects,
  );
}

const variableTexts = ({ brand }: PlanReportPdfInput, { title, lead, verdict, parts, foot }: PlanReportParts) => [
  title,
  lead,
  verdict.title,
  verdict.range,
  foot,
  ...Object.values(brand),
  ...parts.flatMap(({ title: name, rows, sentences, note: below }) => [
    name,
    ...rows.flat(),
    ...sentences,
    below ?? '',
  ]),
];

function head(writer: PageWriter, { title, lead, verdict }: PlanReportParts, unsupported: readonly string[]): void {
  writer.flow('H1', title, text.title);
  writer.flow('P', lead, text.subtitle);
  if (unsupported.length > 0) {
    writer.flow('P', 'Names of this report have symbols that no font of this file has; they are left out.', text.small);
  }
  writer.space(18);
  writer.flow('H2', verdict.title, { ...text.title, size: 24, leading: 29 });
  writer.space(4);
  writer.flow('P', verdict.range, text.subtitle);
  writer.flow('P', verdict.chance, { ...text.subtitle, weight: 'semibold', color: 'text' });
  for (const sentence of verdict.notes) writer.flow('P', sentence, text.body);
  writer.space(4);
  writer.flow('P', verdict.grade, text.body);
}

function pages(
  writer: PageWriter,
  formats: Formats,
  { report, result }: PlanReportPdfInput,
  { parts }: PlanReportParts,
): readonly Step[] {
  const flow = new Flow(writer);
  flow.space(14);
  orderPlot(flow, formats, result);
  for (const part of parts) {
    subTitle(flow, part.title);
    // The starts are drawn instead of written.
    if (part.kind === 'starts') startsPlot(flow, formats, report);
    else content(flow, part);
  }
  return flow.pages();
}

function content(flow: Flow, { rows, sentences, note: below }: PlanPart): void {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  if (rows.length > 0) {
    table(flow, {
      // The last column has the rest of the width.
      columns: Array.from({ length: columns }, (_, index) => (index === columns - 1 ? { share: 1 } : {})),
      rows: rows.map((cells) => ({ cells })),
      dense: true,
    });
  }
  if (sentences.length > 0) list(flow, sentences);
  if (below !== null) note(flow, below);
}

function frames(writer: PageWriter, formats: Formats, { brand, report }: PlanReportPdfInput, texts: PlanReportParts) {
  drawFrames(writer, {
    head: (page) => (page === 1 ? brand.company : texts.title),
    product: brand.product,
    isSample: report.reading.sample,
    note: texts.foot,
    number: (page, all) => `Page ${formats.count(page)} of ${formats.count(all)}`,
  });
}
