import { costAssumptions } from '@roi-insight/report-text';
import type { PdfInput } from '../PdfInput.ts';
import type { PageWriter } from '../writer/PageWriter.ts';
import { text } from '../writer/styles.ts';
import { facts } from './facts.ts';

/** Draws the title, the time at which the tickets were read, the project and its weeks. */
export function masthead(writer: PageWriter, { content }: PdfInput): void {
  writer.flow('H1', content.title, text.title);
  writer.space(2);
  writer.flow('P', content.lead, text.subtitle);
  writer.space(8);
  facts(writer, content.facts ?? []);
}

/** Draws the inputs of every dollar amount. */
export function assumptions(writer: PageWriter, { formats, report, economics }: PdfInput): void {
  writer.flow('H3', 'Cost Assumptions', text.heading);
  writer.space(4);
  facts(writer, costAssumptions(formats, report, economics));
}
