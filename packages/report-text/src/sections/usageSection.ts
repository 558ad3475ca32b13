import type { Economics, Report } from '@roi-insight/contracts';
import type { Block } from '../document/Block.ts';
import { denseTable, heading, listOf, rowsOf } from '../document/blocks.ts';
import type { Section } from '../document/ReportDocument.ts';
import { bidiIsolate, type Formats } from '../format/index.ts';
import { sectionTitles } from '../sectionTitles.ts';
import { reportUsageNotes } from '../usage/reportUsageNotes.ts';
import { usageControls } from '../usage/usageControls.ts';
import { usageFacts } from '../usage/usageFacts.ts';
import { usagePlot } from '../usage/usagePlot.ts';
import { usageSourceTable } from '../usage/usageSourceTable.ts';

/**
 * The number of people who used the assistant in each week, the cost of the assistant, and the status of controls according to usage. Null if there
 * is no usage.
 */
export function usageSection(formats: Formats, report: Report, economics: Economics): Section<'usage'> | null {
  const { usage } = report;
  if (usage === undefined) return null;
  const plots = (usage.teams[0]?.sources ?? []).flatMap(
    (source) => usagePlot(formats, report, source, { isDated: true }) ?? [],
  );
  const facts = usageFacts(formats, report, economics);
  const controls = usageControls(formats, usage);
  const sources = usageSourceTable(formats, usage);
  return {
    id: 'usage',
    title: sectionTitles.usage,
    blocks: [
      listOf(reportUsageNotes(formats, report)),
      ...plots.map((plot): Block => ({ kind: 'figure', plot })),
      ...(facts.length === 0 ? [] : [heading('Seats and cost'), { kind: 'facts', facts } as const]),
      ...(controls.length === 0
        ? []
        : [
            heading('Controls by usage'),
            {
              kind: 'table',
              dense: true,
              columns: [{ title: 'Team', share: 0.34 }, { title: 'Usage' }, { title: 'Reason', share: 0.66 }],
              rows: rowsOf(controls.map(({ name, label, reason }) => [bidiIsolate(name), label, reason])),
            } as const,
          ]),
      // The weeks of an organization have no dates, and its people are those of all teams.
      ...(sources.rows.length === 0 || report.organization !== undefined
        ? []
        : [heading('Sources'), denseTable(sources, [0.22, 0.3, 0.12, 0.16, 0.2])]),
    ],
  };
}
