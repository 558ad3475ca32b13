import { bridge } from '@roi-insight/roi-math';
import { gapInWords } from '../../features/BridgePanel/bridgeInWords.ts';
import { evidenceFacts } from '../../features/EvidencePanel/evidenceFacts.ts';
import type { Fact } from '../../features/Facts/Facts.tsx';
import { referenceMethodology } from '../../features/MethodologyPanel/referenceMethodology.ts';
import { bridgeRows, economicsRows, outcomeRows } from '../content/bridgeRows.ts';
import { estimateRows, guardrailRows } from '../content/evidenceRows.ts';
import { glossary } from '../content/glossary.ts';
import { funnelRows, methodRows } from '../content/methodRows.ts';
import { hostOf } from '../content/reportNames.ts';
import { weekRows } from '../content/weekRows.ts';
import type { ReportPdfInput } from '../ReportPdf.ts';
import type { Sheet } from '../writer/Sheet.ts';
import { type Column, table, type TableSpec } from '../writer/table.ts';
import { list, prose, subTitle, titledTable } from './section.ts';
import { CAVEAT } from './summarySections.ts';

const NAME_AND_VALUE: readonly Column[] = [
  { title: 'What', share: 0.34 },
  { title: 'Value', share: 0.66 },
];
const NAME_AND_COUNT: readonly Column[] = [
  { title: 'What', share: 0.7 },
  { title: 'Tickets', share: 0.3, align: 'right' },
];
const BEFORE_AND_AFTER: readonly Column[] = [
  { title: 'Measure', share: 0.56 },
  { title: 'Before', share: 0.22, align: 'right' },
  { title: 'After', share: 0.22, align: 'right' },
];

/** Facts as a table of names and values. */
const factTable = (facts: readonly Fact[]): TableSpec => ({
  columns: NAME_AND_VALUE,
  rows: facts.map(({ name, value }) => ({ cells: [name, value] })),
});

const rowsOf = (rows: readonly (readonly string[])[]) => rows.map((cells) => ({ cells }));

/** How far the figures may be believed, and why. */
export function evidence(sheet: Sheet, { report }: ReportPdfInput): void {
  const { evidence: found } = report;
  if (found === undefined) {
    prose(
      sheet,
      'This report carries no evidence: the server compared averages only. How much of the difference is chance is not known.',
    );
    return;
  }
  subTitle(sheet, `Grade ${found.grade}: why`);
  list(sheet, found.grade_reasons);
  titledTable(sheet, 'Estimates of time saved', {
    columns: [
      { title: 'Method', share: 0.6 },
      { title: 'Time saved', share: 0.16, align: 'right' },
      { title: '95% interval', share: 0.24, align: 'right' },
    ],
    rows: rowsOf(estimateRows(found)),
  });
  titledTable(sheet, 'What it rests on', factTable(evidenceFacts(found)));
}

/** From the headline to a figure that can be defended. */
export function bridgeSection(sheet: Sheet, { report, economics }: ReportPdfInput): void {
  prose(
    sheet,
    'The Cost Savings card is a headline. This is what is left of it, step by step, for a cautious (low), a middle (base) and a hopeful (high) reader.',
  );
  const found = bridge(report, economics);
  if (found.kind === 'unavailable') {
    sheet.space(6);
    prose(sheet, gapInWords[found.reason]);
  } else {
    sheet.space(8);
    table(sheet, {
      columns: [
        { title: 'Step', share: 0.2 },
        { title: 'What it does', share: 0.38 },
        { title: 'Low', share: 0.14, align: 'right' },
        { title: 'Base', share: 0.14, align: 'right' },
        { title: 'High', share: 0.14, align: 'right' },
      ],
      rows: bridgeRows(found).map((cells, index, all) => ({ cells, strong: index === all.length - 1 })),
    });
    titledTable(sheet, 'What follows', { columns: NAME_AND_VALUE, rows: rowsOf(outcomeRows(found)) });
  }
  titledTable(sheet, 'Inputs of the bridge', { columns: NAME_AND_VALUE, rows: rowsOf(economicsRows(economics)) });
}

/** Every week that the charts show. */
export function weeks(sheet: Sheet, { report }: ReportPdfInput): void {
  const rows = weekRows(report);
  if (rows.length === 0) {
    prose(sheet, 'The report has no weekly figures.');
    return;
  }
  table(sheet, {
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

/** What became of every ticket. */
export function funnel(sheet: Sheet, { report }: ReportPdfInput): void {
  if (report.provenance === undefined) {
    prose(sheet, 'The server did not say which tickets it left out.');
    return;
  }
  table(sheet, {
    columns: NAME_AND_COUNT,
    rows: funnelRows(report.provenance).map((cells, index, all) => ({ cells, strong: index === all.length - 1 })),
  });
}

/** What must not get worse while tickets get faster. */
export function guardrails(sheet: Sheet, { report }: ReportPdfInput): void {
  if (report.evidence === undefined) {
    prose(sheet, 'The server did not report guardrails.');
    return;
  }
  table(sheet, { columns: BEFORE_AND_AFTER, rows: rowsOf(guardrailRows(report.evidence)) });
}

/** What was done for this report, and the text that such reports usually carry. */
export function methodology(sheet: Sheet, { report, brand, jiraUrl }: ReportPdfInput): void {
  subTitle(sheet, 'This report');
  prose(
    sheet,
    report.provenance === undefined
      ? 'The server did not say how it measured: only the figures and these dates are known.'
      : 'What was done to get the figures of this document.',
  );
  sheet.space(4);
  table(sheet, { columns: NAME_AND_VALUE, rows: rowsOf(methodRows(report, hostOf(jiraUrl))) });
  sheet.space(8);
  prose(sheet, CAVEAT);
  subTitle(sheet, 'Reference methodology', 200);
  prose(
    sheet,
    'The general method that reports of this kind quote. Where it differs from ‘This report’, the figures of this document come from ‘This report’.',
  );
  sheet.space(4);
  table(sheet, factTable(referenceMethodology(brand.assistant)));
}

/** The report's words. */
export function glossarySection(sheet: Sheet): void {
  table(sheet, {
    columns: [
      { title: 'Term', share: 0.22 },
      { title: 'Meaning', share: 0.78 },
    ],
    rows: rowsOf(glossary),
  });
}
