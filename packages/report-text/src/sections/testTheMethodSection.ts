import type { Report } from '@roi-insight/contracts';
import type { Block } from '../document/Block.ts';
import { heading, prose } from '../document/blocks.ts';
import type { Section } from '../document/ReportDocument.ts';
import { placeboPlot } from '../evidence/placeboPlot.ts';
import { placeboReadings, type TriedDates } from '../evidence/placeboReadings.ts';
import { NO_REAL_ESTIMATE, placeboIntroText, placeboNotPossible, placeboTable } from '../evidence/placeboText.ts';
import type { Formats } from '../format/index.ts';
import { sectionTitles } from '../sectionTitles.ts';

/** The estimates at earlier dates and at the adoption date. Null if the report has no estimate for each date. */
export function testTheMethodSection(
  formats: Formats,
  report: Report,
  assistant: string,
): Section<'test-the-method'> | null {
  const test = placeboReadings(report);
  if (test === null) return null;
  return {
    id: 'test-the-method',
    title: sectionTitles['test-the-method'],
    blocks: [
      prose(placeboIntroText(report, assistant)),
      ...(test.kind === 'tried' ? triedBlocks(formats, test) : [prose(reasonOf(formats, test.reason))]),
    ],
  };
}

function reasonOf(...args: Parameters<typeof placeboNotPossible>): string {
  const { title, text } = placeboNotPossible(...args);
  return `${title}. ${text}`;
}

/** Shares of the width for the columns of the dates. */
const SHARES = [0.27, 0.2, 0.38, 0.15];

function triedBlocks(formats: Formats, test: TriedDates): readonly Block[] {
  const { head, rows } = placeboTable(formats, test);
  return [
    ...(test.real === null ? [prose(NO_REAL_ESTIMATE)] : []),
    { kind: 'figure', plot: placeboPlot(formats, test) },
    heading('All dates, estimates before shrinkage'),
    {
      kind: 'table',
      dense: true,
      columns: head.map((title, index) => ({ title, share: SHARES[index] ?? 0 })),
      rows: rows.map((cells, index) => ({ cells, strong: test.real !== null && index === rows.length - 1 })),
    },
  ];
}
