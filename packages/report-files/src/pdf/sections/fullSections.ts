import { bridge } from '@roi-insight/roi-math';
import {
  BRIDGE_LEAD,
  bridgeFacts,
  bridgeRows,
  caveat,
  estimateRows,
  evidenceFacts,
  type Fact,
  funnelRows,
  gapText,
  glossary,
  guardrailRows,
  hostOf,
  gradeReasonText,
  methodNote,
  methodRows,
  NO_EVIDENCE,
  outcomeRows,
  REFERENCE_NOTE,
  referenceMethodology,
  weekRows,
  withMark,
} from '@roi-insight/report-text';
import type { PdfInput } from '../PdfInput.ts';
import type { PageWriter } from '../writer/PageWriter.ts';
import { type Column, table, tableHeight, type TableSpec } from '../writer/table.ts';
import { list, prose, subTitle, titledTable } from './section.ts';

const NAME_AND_VALUE: readonly Column[] = [{ share: 0.34 }, { share: 0.66 }];
const NAME_AND_COUNT: readonly Column[] = [
  { title: 'Step', share: 0.7 },
  { title: 'Tickets', share: 0.3, align: 'right' },
];
const GUARDRAIL_COLUMNS: readonly Column[] = [
  { title: 'Measure', share: 0.44 },
  { title: 'Before', share: 0.12, align: 'right' },
  { title: 'After', share: 0.12, align: 'right' },
  { title: 'Change', share: 0.32, align: 'right' },
];

const glossaryTable = ({ formats, report }: PdfInput): TableSpec => ({
  columns: [{ share: 0.22 }, { share: 0.78 }],
  rows: glossary(formats, report).map((cells) => ({ cells })),
});

/** Facts as a table of names and values. */
const factTable = (facts: readonly Fact[]): TableSpec => ({
  columns: NAME_AND_VALUE,
  rows: facts.map(({ name, value }) => ({ cells: [name, value] })),
});

const rowsOf = (rows: readonly (readonly string[])[]) => rows.map((cells) => ({ cells }));

/** Draws the grade with its reasons, the estimates, and their basis. */
export function evidence(writer: PageWriter, { formats, report }: PdfInput): void {
  const { evidence: found } = report;
  if (found === undefined) {
    prose(writer, `${NO_EVIDENCE.title}. ${NO_EVIDENCE.text}`);
    return;
  }
  subTitle(writer, `Grade ${found.grade}: why`);
  list(
    writer,
    found.gradeReasons.map((reason) => gradeReasonText(formats, reason)),
  );
  titledTable(writer, 'Estimates', {
    columns: [
      { title: 'Method', share: 0.6 },
      { title: 'Time per ticket', share: 0.16, align: 'right' },
      { title: '95% interval', share: 0.24, align: 'right' },
    ],
    rows: rowsOf(estimateRows(formats, report, found)),
  });
  titledTable(writer, 'What it rests on', factTable(evidenceFacts(formats, report, found)));
}

/** Draws the steps from the headline to the net value, the outcomes, and the inputs. */
export function bridgeSection(writer: PageWriter, { formats, report, economics }: PdfInput): void {
  prose(
    writer,
    `${BRIDGE_LEAD} ‘Change’ is what the step removes; the other columns show what is left after it, from cautious (low) to optimistic (high).`,
  );
  const found = bridge(report, economics);
  if (found.kind === 'unavailable') {
    writer.space(6);
    prose(writer, `${gapText[found.reason].title}. ${gapText[found.reason].text}`);
    return;
  }
  writer.space(8);
  table(writer, {
    columns: [
      { title: 'Step', share: 0.17 },
      { title: 'What it does', share: 0.31 },
      { title: 'Change', share: 0.13, align: 'right' },
      { title: 'Left, low', share: 0.13, align: 'right' },
      { title: 'Left, base', share: 0.13, align: 'right' },
      { title: 'Left, high', share: 0.13, align: 'right' },
    ],
    rows: bridgeRows(formats, found).map((cells, index, all) => ({ cells, strong: index === all.length - 1 })),
  });
  titledTable(writer, 'What follows', { columns: NAME_AND_VALUE, rows: rowsOf(outcomeRows(formats, found)) });
  titledTable(writer, 'Inputs', factTable(bridgeFacts(formats, report, economics).map(withMark)));
}

/** Draws a row for every week of the charts. */
export function weeks(writer: PageWriter, { formats, report }: PdfInput): void {
  const rows = weekRows(formats, report);
  if (rows.length === 0) {
    prose(writer, 'The report has no weekly figures.');
    return;
  }
  table(writer, {
    dense: true,
    columns: [
      { title: 'Week of', share: 0.3 },
      { title: 'Period', share: 0.2 },
      { title: 'Tickets closed', share: 0.25, align: 'right' },
      { title: 'Average hours per ticket', share: 0.25, align: 'right' },
    ],
    rows: rowsOf(rows),
  });
}

/** Draws how many tickets were found, left out for each reason, and measured. */
export function funnel(writer: PageWriter, { formats, report }: PdfInput): void {
  if (report.provenance === undefined) {
    prose(writer, 'The server did not say which tickets it left out.');
    return;
  }
  table(writer, {
    columns: NAME_AND_COUNT,
    rows: funnelRows(formats, report.provenance, report.evidence).map((cells, index, all) => ({
      cells,
      strong: index === all.length - 1,
    })),
  });
}

/** Draws the measures that must not get worse while tickets get faster. */
export function guardrails(writer: PageWriter, { formats, report }: PdfInput): void {
  if (report.evidence === undefined) {
    prose(writer, 'The server did not report guardrails.');
    return;
  }
  const rows = guardrailRows(formats, report.evidence).map(({ name, before, after, judgment }) => ({
    cells: [name, before, after, judgment?.text ?? ''],
  }));
  table(writer, { columns: GUARDRAIL_COLUMNS, rows });
}

/** Draws this report's method, and the reference methodology. */
export function methodology(writer: PageWriter, { formats, report, brand, jiraUrl }: PdfInput): void {
  subTitle(writer, 'This report');
  prose(writer, methodNote(report));
  writer.space(4);
  table(writer, { columns: NAME_AND_VALUE, rows: rowsOf(methodRows(formats, report, hostOf(jiraUrl))) });
  writer.space(8);
  prose(writer, caveat(report));
  subTitle(writer, 'Reference methodology', 200);
  prose(writer, REFERENCE_NOTE);
  writer.space(4);
  table(writer, factTable(referenceMethodology(formats, brand.assistant)));
}

export function glossarySection(writer: PageWriter, input: PdfInput): void {
  table(writer, glossaryTable(input));
}

/** Height of the glossary, in points: it stays on one page. */
export const glossaryHeight = (writer: PageWriter, input: PdfInput) => tableHeight(writer, glossaryTable(input));
