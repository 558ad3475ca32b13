import type { Economics, Report } from '@roi-insight/contracts';
import { bridge, type Bridge } from '@roi-insight/roi-math';
import { bridgeRows, outcomeRows } from '../bridge/bridgeRows.ts';
import { BRIDGE_LEAD } from '../bridge/bridgeText.ts';
import { gapTexts } from '../bridge/gapTexts.ts';
import { netQuarters } from '../bridge/netQuarters.ts';
import { realizationText } from '../bridge/realizationText.ts';
import { unusedSeatsFact } from '../bridge/unusedSeatsFact.ts';
import type { Block } from '../document/Block.ts';
import { chartTable, heading, note, prose } from '../document/blocks.ts';
import type { Section } from '../document/ReportDocument.ts';
import type { Fact } from '../Fact.ts';
import type { Formats } from '../format/index.ts';
import { sectionTitles } from '../sectionTitles.ts';

const COLUMNS =
  '‘Change’ is what a step removes; ‘Remaining’ is what is left after it, from cautious (low) to optimistic (high).';

/** The steps from the headline to the net value, and its outcomes. */
export function netSavingsSection(formats: Formats, report: Report, economics: Economics): Section<'net-savings'> {
  const found = bridge(report, economics);
  const check = realizationText(formats, report);
  return {
    id: 'net-savings',
    title: sectionTitles['net-savings'],
    blocks:
      found.kind === 'unavailable'
        ? [prose(BRIDGE_LEAD), prose(`${gapTexts[found.reason].title}. ${gapTexts[found.reason].text}`)]
        : [
            prose(`${BRIDGE_LEAD} ${COLUMNS}`),
            stepsTable(formats, found),
            ...quarters(formats, report, found),
            heading('Results'),
            { kind: 'facts', facts: resultFacts(formats, report, economics, found) } as const,
            ...(check === null ? [] : [note(check.full)]),
          ],
  };
}

type ReadyBridge = Extract<Bridge, { kind: 'ready' }>;

const stepsTable = (formats: Formats, found: ReadyBridge): Block => ({
  kind: 'table',
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

function quarters(formats: Formats, report: Report, found: ReadyBridge): readonly Block[] {
  if (found.quarters === null) return [];
  const { title, table, note: basis } = netQuarters(formats, report, found.quarters);
  return [heading(title), chartTable(table), note(basis)];
}

function resultFacts(formats: Formats, report: Report, economics: Economics, found: ReadyBridge): readonly Fact[] {
  const unused = unusedSeatsFact(formats, report, economics);
  return [
    ...outcomeRows(formats, found).map(([name = '', value = '']) => ({ name, value })),
    ...(unused === null ? [] : [{ name: unused.name, value: `${unused.value}.` }]),
  ];
}
