import { bridge } from '@roi-insight/roi-math';
import {
  BRIDGE_LEAD,
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
  netQuarters,
  NO_EVIDENCE,
  outcomeRows,
  REFERENCE_NOTE,
  referenceMethodology,
  unusedSeatsFact,
  weekRows,
} from '@roi-insight/report-text';
import type { PdfInput } from '../PdfInput.ts';
import type { Flow } from '../writer/Flow.ts';
import { text } from '../writer/styles.ts';
import { type Column, table, type TableSpec } from '../writer/table.ts';
import { list, note, prose, subTitle, titledTable } from './section.ts';

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

/** Facts as a table of names and values. */
const factTable = (facts: readonly Fact[]): TableSpec => ({
  columns: NAME_AND_VALUE,
  rows: facts.map(({ name, value }) => ({ cells: [name, value] })),
});

const rowsOf = (rows: readonly (readonly string[])[]) => rows.map((cells) => ({ cells }));

/** Adds the grade with its reasons, the estimates, and their basis. */
export function evidence(flow: Flow, { formats, report }: PdfInput): void {
  const { evidence: found } = report;
  if (found === undefined) {
    prose(flow, `${NO_EVIDENCE.title}. ${NO_EVIDENCE.text}`);
    return;
  }
  subTitle(flow, `Why grade ${found.grade}`);
  list(
    flow,
    found.gradeReasons.map((reason) => gradeReasonText(formats, reason)),
  );
  titledTable(flow, 'Estimates', {
    columns: [
      { title: 'Method', share: 1 },
      { title: 'Time per ticket', align: 'right' },
      { title: '95% interval', align: 'right' },
    ],
    rows: rowsOf(estimateRows(formats, report, found)),
  });
  titledTable(flow, 'Basis', factTable(evidenceFacts(formats, report, found)));
}

/** Adds the steps from the headline to the net value, the outcomes, and the inputs. */
export function bridgeSection(flow: Flow, { formats, report, economics }: PdfInput): void {
  prose(
    flow,
    `${BRIDGE_LEAD} ‘Change’ is what a step removes; ‘Remaining’ is what is left after it, from cautious (low) to optimistic (high).`,
  );
  const found = bridge(report, economics);
  if (found.kind === 'unavailable') {
    flow.space(6);
    prose(flow, `${gapText[found.reason].title}. ${gapText[found.reason].text}`);
    return;
  }
  flow.space(6);
  table(flow, {
    columns: [
      { title: 'Step', share: 0.3 },
      { title: 'What it does', share: 0.7 },
      { title: 'Change', align: 'right' },
      { title: 'Remaining,\nlow', align: 'right' },
      { title: 'Remaining,\nbase', align: 'right' },
      { title: 'Remaining,\nhigh', align: 'right' },
    ],
    rows: bridgeRows(formats, found).map((cells, index, all) => ({ cells, strong: index === all.length - 1 })),
  });
  if (found.quarters !== null) {
    const { title, table: spec, note: basis } = netQuarters(formats, report, found.quarters);
    titledTable(flow, title, {
      columns: spec.head.map((name, column) => ({
        title: name,
        share: 1 / spec.head.length,
        align: column < spec.texts ? 'left' : 'right',
      })),
      rows: rowsOf(spec.rows),
    });
    note(flow, basis);
  }
  const unused = unusedSeatsFact(formats, report, economics);
  const seats = unused === null ? [] : [[unused.name, `${unused.value}.`]];
  titledTable(flow, 'Results', { columns: NAME_AND_VALUE, rows: rowsOf([...outcomeRows(formats, found), ...seats]) });
}

/** Adds a row for every week of the charts. */
export function weeks(flow: Flow, { formats, report }: PdfInput): void {
  const rows = weekRows(formats, report);
  if (rows.length === 0) {
    prose(flow, 'This report has no weekly figures.');
    return;
  }
  table(flow, {
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

/** Adds how many tickets were found, left out for each reason, and measured. */
export function funnel(flow: Flow, { formats, report }: PdfInput): void {
  if (report.provenance === undefined) {
    prose(flow, 'This report does not say which tickets it excluded.');
    return;
  }
  table(flow, {
    columns: NAME_AND_COUNT,
    // The second row has the tickets that were used.
    rows: funnelRows(formats, report.provenance, report.evidence).map((cells, index) => ({
      cells,
      strong: index === 1,
    })),
  });
}

/** Adds the measures that must not get worse while tickets get faster. */
export function guardrails(flow: Flow, { formats, report }: PdfInput): void {
  if (report.evidence === undefined) {
    prose(flow, 'This report has no measures of quality.');
    return;
  }
  const rows = guardrailRows(formats, report.evidence).map(({ name, before, after, judgment }) => ({
    cells: [name, before, after, judgment?.text ?? ''],
  }));
  table(flow, { columns: GUARDRAIL_COLUMNS, rows });
}

/** Adds this report's method, and the reference methodology. */
export function methodology(flow: Flow, { formats, report, brand, jiraUrl }: PdfInput): void {
  subTitle(flow, 'This report');
  prose(flow, methodNote(report));
  flow.space(6);
  table(flow, { columns: NAME_AND_VALUE, rows: rowsOf(methodRows(formats, report, hostOf(jiraUrl))) });
  note(flow, caveat(report));
  subTitle(flow, 'Reference methodology');
  prose(flow, REFERENCE_NOTE);
  flow.space(6);
  table(flow, factTable(referenceMethodology(formats, brand.assistant)));
}

/** Adds the terms with their meanings. */
export function glossarySection(flow: Flow, { formats, report }: PdfInput): void {
  const { writer } = flow;
  const term = { x: writer.left, width: writer.width * 0.24 - 10 };
  const meaning = { x: writer.left + writer.width * 0.24, width: writer.width * 0.76 };
  const inList = writer.tags.element('L');
  for (const [name, words] of glossary(formats, report)) {
    flow.add({
      height:
        Math.max(writer.heightOf(name, text.cellStrong, term.width), writer.heightOf(words, text.cell, meaning.width)) +
        4,
      draw: () =>
        inList(() =>
          writer.tags.within('LI', () => {
            writer.tags.within('Lbl', () => writer.drawText(name, text.cellStrong, writer.y, term));
            writer.tags.within('LBody', () => writer.drawText(words, text.cell, writer.y, meaning));
          }),
        ),
    });
  }
}
