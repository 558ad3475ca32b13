import type { CalendarDate } from '@roi-insight/contracts';
import {
  bidiIsolate,
  reportUsageNotes,
  usageControls,
  usageCurve,
  usageCurveNotes,
  type UsageDate,
  usageFacts,
  usageSourceTable,
  usageSourceTitle,
} from '@roi-insight/report-text';
import type { PdfInput } from '../PdfInput.ts';
import type { Flow } from '../writer/Flow.ts';
import { list, note, titledTable } from './section.ts';
import { usagePlot } from './usagePlot.ts';

/** Shares of the width for the columns of the sources. */
const SOURCE_SHARES = [0.22, 0.3, 0.12, 0.16, 0.2];

/** Adds the use of the assistant and its cost: a weekly chart for each source, and what usage says about the controls. */
export function usageSection(flow: Flow, input: PdfInput): void {
  const { formats, report } = input;
  const { usage } = report;
  if (usage === undefined) return;
  list(flow, reportUsageNotes(formats, report));
  charts(flow, input);
  const facts = usageFacts(formats, report, input.economics);
  if (facts.length > 0) {
    titledTable(flow, 'Seats and cost', {
      columns: [{ share: 0.34 }, { share: 0.66 }],
      rows: facts.map(({ name, value }) => ({ cells: [name, value] })),
    });
  }
  const controls = usageControls(formats, usage);
  if (controls.length > 0) {
    titledTable(flow, 'Controls by usage', {
      dense: true,
      columns: [{ title: 'Team', share: 0.34 }, { title: 'Usage' }, { title: 'Reason', share: 0.66 }],
      rows: controls.map(({ name, label, reason }) => ({ cells: [bidiIsolate(name), label, reason] })),
    });
  }
  const { head, rows } = usageSourceTable(formats, usage);
  if (rows.length === 0) return;
  titledTable(flow, 'Sources', {
    dense: true,
    columns: head.map((title, index) => ({ title, share: SOURCE_SHARES[index] ?? 0 })),
    rows: rows.map((cells) => ({ cells })),
  });
}

function charts(flow: Flow, { formats, report }: PdfInput): void {
  const sources = report.usage?.teams[0]?.sources ?? [];
  for (const source of sources) {
    const curve = usageCurve(formats, report, source);
    if (curve === null) continue;
    const title = sources.length === 1 ? curve.title : `${usageSourceTitle(source.source)}: ${curve.title}`;
    const notes = usageCurveNotes(formats, curve, source).join(' ');
    const dated = (date: UsageDate | null, day: CalendarDate | null) =>
      date === null || day === null ? null : { ...date, label: `${date.label}: ${formats.day(day)}` };
    const entered = dated(curve.entered, report.summary_metrics.claude_adoption_date);
    const observed = dated(curve.observed, source.observedStart);
    flow.space(12);
    usagePlot(flow, { ...curve, title, entered, observed }, notes);
    note(flow, notes);
  }
}
