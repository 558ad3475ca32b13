import {
  courseLead,
  quarterCourse,
  quarterNotes,
  quarterSentence,
  quartersChart,
  quartersTable,
} from '@roi-insight/report-text';
import type { PdfInput } from '../PdfInput.ts';
import type { Flow } from '../writer/Flow.ts';
import { quartersPlot } from './quartersPlot.ts';
import { list, note, prose, titledTable } from './section.ts';

/** Adds the course of the effect after the first quarter: each quarter as a sentence, in a chart and in a table. */
export function quartersSection(flow: Flow, { formats, report }: PdfInput): void {
  const course = quarterCourse(report);
  if (course === null) return;
  prose(flow, courseLead(formats, report, course));
  flow.space(6);
  const sentences = course.quarters.slice(1).map((one) => quarterSentence(formats, course.first, one));
  list(flow, sentences);
  flow.space(10);
  const chart = quartersChart(formats, course.quarters);
  quartersPlot(flow, chart, sentences.join(' '));
  for (const one of [...(chart.cutNote === null ? [] : [chart.cutNote]), ...quarterNotes(report, course)])
    note(flow, one);
  const { head, rows } = quartersTable(formats, course.quarters);
  const shares = [0.22, 0.09, 0.09, 0.13, 0.13, 0.22, 0.12];
  titledTable(flow, 'All quarters', {
    dense: true,
    columns: head.map((title, index) => ({ title, share: shares[index] ?? 0 })),
    rows: rows.map((cells) => ({ cells })),
  });
}
