import type { Formats, ReportSectionId } from '@roi-insight/report-text';
import type { PdfInput } from '../PdfInput.ts';
import { paintBlocks } from '../document/paintBlocks.ts';
import type { Step } from '../Step.ts';
import { Flow } from '../writer/Flow.ts';
import type { PageWriter } from '../writer/PageWriter.ts';
import { contents, contentsHeight } from './contents.ts';
import { type Placed, sectionTitle } from './section.ts';
import { averagesCharts, comparisonTable, savingsWithTable, weeklyCharts } from './summarySections.ts';

/** The steps of the full report after the answer: the table of contents, then one section after another. */
export function fullPages(writer: PageWriter, input: PdfInput): Step[] {
  const { sections } = input.content;
  const placed: Placed[] = [];
  writer.space(20);
  writer.ensure(contentsHeight(sections.length));
  const fillContents = reserveContents(input.formats, writer, placed);
  writer.space(contentsHeight(sections.length));
  const flow = new Flow(writer);
  for (const { id, title, summary, blocks } of sections) {
    sectionTitle(flow, title, { summary, onPlaced: (section) => placed.push(section) });
    const draw = DRAWN[id];
    if (draw === undefined) paintBlocks(flow, blocks);
    else draw(flow, input);
  }
  return [...flow.pages(), fillContents];
}

/** The sections with charts, which have a drawing instead of text. */
const DRAWN: Readonly<Partial<Record<ReportSectionId, (flow: Flow, input: PdfInput) => void>>> = {
  'value-impact': (flow, input) => {
    savingsWithTable(flow, input);
    flow.space(18);
    weeklyCharts(flow, input);
  },
  productivity: (flow, input) => {
    averagesCharts(flow, input);
    flow.space(14);
    comparisonTable(flow, input);
  },
};

/** Reserves space for the table of contents, which is drawn when the pages of the sections are known. */
function reserveContents(formats: Formats, writer: PageWriter, placed: readonly Placed[]): () => void {
  const place = { page: writer.pageNumber, top: writer.y };
  const inContents = writer.tags.element('Sect');
  inContents(() => {});
  return () => inContents(() => contents(formats, writer, placed, place));
}
