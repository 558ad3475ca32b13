import { basedOnText, bridgeFacts, costFacts, reportDays, withMark } from '@roi-insight/report-text';
import type { PdfInput } from '../PdfInput.ts';
import type { PageWriter } from '../writer/PageWriter.ts';
import { text } from '../writer/styles.ts';
import { facts } from './facts.ts';

/** Draws the title, the time of reading, the project and its weeks. */
export function masthead(writer: PageWriter, { formats, report, brand, names }: PdfInput): void {
  const { provenance } = report;
  const described = provenance && reportDays(formats, report, provenance);
  writer.flow('H1', names.title, text.title);
  writer.space(2);
  const basis = basedOnText(formats, report);
  writer.flow(
    'P',
    described === undefined || described.read === null ? basis : `${basis} · ${described.read}`,
    text.subtitle,
  );
  writer.space(8);
  facts(writer, [
    { name: 'Company', value: brand.company },
    { name: 'Project', value: names.project },
    { name: 'Before', value: names.before },
    { name: 'After', value: names.after },
    { name: 'Report date', value: formats.day(names.day) },
  ]);
}

/** Draws the cost of an hour, which every dollar amount depends on, and the other inputs of the net value. */
export function assumptions(writer: PageWriter, { formats, report, economics }: PdfInput): void {
  const [annual, ...others] = costFacts(formats, report.summary_metrics.assumptions, economics);
  const net = bridgeFacts(formats, report, economics).filter(({ field }) => field !== 'cost');
  writer.flow('H3', 'Cost Assumptions', text.heading);
  writer.space(4);
  facts(writer, [...(annual === undefined ? [] : [annual]), ...others, ...net].map(withMark));
}
