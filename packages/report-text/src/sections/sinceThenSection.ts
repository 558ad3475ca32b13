import type { Report } from '@roi-insight/contracts';
import { denseTable, heading, listOf, note, prose } from '../document/blocks.ts';
import type { Section } from '../document/ReportDocument.ts';
import type { Formats } from '../format/index.ts';
import { firstQuarterText } from '../quarters/firstQuarterText.ts';
import { quarterCourse } from '../quarters/quarterCourse.ts';
import { quarterNotes } from '../quarters/quarterNotes.ts';
import { quarterText } from '../quarters/quarterText.ts';
import { quartersPlot } from '../quarters/quartersPlot.ts';
import { quartersTable } from '../quarters/quartersTable.ts';
import { sectionTitles } from '../sectionTitles.ts';

/** The later course of the effect: each quarter as a sentence, in a plot and in a table. Null in the first quarter. */
export function sinceThenSection(formats: Formats, report: Report): Section<'since-then'> | null {
  const course = quarterCourse(report);
  if (course === null) return null;
  return {
    id: 'since-then',
    title: sectionTitles['since-then'],
    blocks: [
      prose(firstQuarterText(formats, report, course)),
      listOf(course.quarters.slice(1).map((one) => quarterText(formats, course.first, one))),
      { kind: 'figure', plot: quartersPlot(formats, course) },
      ...quarterNotes(report, course).map(note),
      heading('All quarters'),
      denseTable(quartersTable(formats, course.quarters), [0.22, 0.09, 0.09, 0.13, 0.13, 0.22, 0.12]),
    ],
  };
}
