import {
  codeGroups,
  createFormats,
  planLeftOutText,
  planFacts,
  planOutlineText,
  planLessUse,
  planMilestones,
  planPdfTexts,
  planPromise,
  planStaircase,
  planWitness,
  POWER_TABLE_NOTE,
  powerPlot,
  symbolsLeftOut,
  powerTable,
  toCalendarDate,
} from '@roi-insight/report-text';
import type { jsPDF } from 'jspdf';
import { drawPlot } from '../pdf/document/drawPlot.ts';
import type { ReportPdfEffects } from '../pdf/ReportPdf.ts';
import { facts } from '../pdf/sections/facts.ts';
import { bookmark, list, note, prose, sectionTitle, subTitle } from '../pdf/sections/section.ts';
import type { Step } from '../pdf/Step.ts';
import { writePdf } from '../pdf/writePdf.ts';
import { Flow } from '../pdf/writer/Flow.ts';
import { drawFrames } from '../pdf/writer/frames.ts';
import type { PageWriter } from '../pdf/writer/PageWriter.ts';
import { text } from '../pdf/writer/styles.ts';
import { table } from '../pdf/writer/table.ts';
import type { PlanPdfInput, PlanPdfSource } from './PlanPdf.ts';
import { staircasePlot } from './staircasePlot.ts';

const TITLE = 'Pilot plan';

/**
 * Writes the plan: the staircase with dates and teams, followed by the forecast, what the plan can and cannot prove, and its code.
 * @throws {UnsupportedCharactersError} if a name has letters that no font covers
 * @throws the signal's reason when it is aborted, and any error of `loadFile`
 */
export function writePlan(input: PlanPdfInput, effects: ReportPdfEffects): Promise<Blob> {
  const source: PlanPdfSource = { ...input, formats: createFormats(input.brand) };
  return writePdf(
    {
      page: input.page,
      locale: input.brand.locale,
      colors: input.colors,
      texts: variableTexts(source),
      describe: (doc) => describe(doc, source),
      begin: (writer, unsupported) => firstPage(writer, source, unsupported),
      steps: (writer) => [...pages(writer, source), () => frames(writer, source)],
    },
    effects,
  );
}

/** The text whose characters are not known in advance. */
function variableTexts({ plan, brand, formats }: PlanPdfSource): string[] {
  const { terms, registration } = plan;
  return [
    ...Object.values(brand),
    ...terms.teams.flatMap(({ key, name }) => [key, name]),
    ...terms.fixed.map(({ name }) => name),
    ...terms.leftOut.flatMap(({ name, reason }) => [name, planLeftOutText(formats, reason)]),
    ...planMilestones(formats, terms).flatMap(({ when, what }) => [when, what]),
    planOutlineText(formats, terms),
    planWitness(formats, registration),
    terms.host,
  ];
}

function describe(doc: jsPDF, { plan, brand, isSample, generatedAt }: PlanPdfSource): void {
  doc.setCreationDate(generatedAt);
  doc.setProperties({
    title: `${TITLE} ${plan.terms.start}`,
    subject: planPdfTexts.subject,
    author: brand.company,
    creator: brand.product,
    ...(isSample && { keywords: 'sample data' }),
  });
}

function firstPage(writer: PageWriter, { plan, formats }: PlanPdfSource, unsupported: readonly string[]): void {
  const { terms, order } = plan;
  bookmark(writer, TITLE);
  writer.flow('H1', TITLE, text.title);
  writer.space(4);
  writer.flow('P', planOutlineText(formats, terms), text.subtitle, Math.min(writer.width, 430));
  if (unsupported.length > 0) {
    writer.space(6);
    writer.flow('P', symbolsLeftOut('plan'), text.small);
  }
  writer.space(8);
  facts(writer, planFacts(formats, terms));
  writer.space(12);
  staircasePlot(writer, planStaircase(formats, terms, order));
}

function pages(writer: PageWriter, { plan, formats }: PlanPdfSource): Step[] {
  const { terms, hash, registration } = plan;
  const flow = new Flow(writer);
  if (terms.leftOut.length > 0) {
    subTitle(flow, 'Not part of this plan');
    list(
      flow,
      terms.leftOut.map(({ name, reason }) => `${name}: ${planLeftOutText(formats, reason)}`),
    );
  }
  sectionTitle(flow, 'What it can find');
  const lessUse = planLessUse(formats, terms);
  if (lessUse !== null) prose(flow, lessUse);
  const power = powerPlot(formats, terms);
  if (power !== null) {
    flow.keepWithNext();
    flow.space(4);
    drawPlot(flow, power);
    const { headings, rows } = powerTable(formats, terms);
    flow.space(4);
    table(flow, {
      columns: headings.map((title, index) =>
        index === 0 ? { title } : { title, share: 1 / (headings.length - 1), align: 'right' },
      ),
      rows: rows.map((cells) => ({ cells })),
      dense: true,
    });
    note(flow, POWER_TABLE_NOTE);
  }
  const { proves, provesNot } = planPromise(formats, terms);
  sectionTitle(flow, 'What you will see when');
  table(flow, {
    columns: [{}, { share: 1 }],
    rows: planMilestones(formats, terms).map(({ when, what }) => ({ cells: [when, what] })),
    dense: true,
  });
  subTitle(flow, 'What it proves');
  list(flow, proves);
  subTitle(flow, 'What it does not prove');
  list(flow, provesNot);
  subTitle(flow, 'The code of this plan');
  prose(flow, codeGroups(hash).join(' '));
  prose(flow, planWitness(formats, registration));
  return flow.pages();
}

function frames(writer: PageWriter, { plan, brand, isSample, formats, generatedAt }: PlanPdfSource): void {
  drawFrames(writer, {
    head: (page) => (page === 1 ? brand.company : `${TITLE} · ${formats.day(plan.terms.start)}`),
    product: brand.product,
    isSample,
    note: planPdfTexts.foot(formats, plan, toCalendarDate(generatedAt)),
    number: (page, count) => `Page ${formats.count(page)} of ${formats.count(count)}`,
  });
}
