import type { Comparison } from '@roi-insight/contracts';
import {
  COMPARISON_DOUBTS,
  comparisonLead,
  comparisonLimits,
  DOES_NOT_RULE_OUT,
  EVENT_TIME_NOTE,
  eventTimeChart,
  eventTimeFinding,
  foundComparison,
  type FoundComparison,
  inPageNumbers,
  NO_COMPARISON_DOUBTS,
  othersName,
  programText,
  RULES_OUT,
  teamRows,
  teamsNote,
  WEEKS_TITLE,
  weeksChart,
  weeksNote,
} from '@roi-insight/report-text';
import { isolated } from '@roi-insight/roi-math';
import type { ReportPdfInput } from '../ReportPdf.ts';
import type { PageWriter } from '../writer/PageWriter.ts';
import { text } from '../writer/styles.ts';
import type { TableSpec } from '../writer/table.ts';
import { eventTimePlot, weeksPlot } from './comparisonPlots.ts';
import { list, prose, subTitle, titledTable } from './section.ts';

/** Draws the project beside other teams: what happened to them, what that rules out, and every team. */
export function comparisonSection(writer: PageWriter, comparison: Comparison, input: ReportPdfInput): void {
  const { report, brand } = input;
  prose(writer, comparisonLead(report, brand.assistant));
  const found = foundComparison(report);
  if (found === null) {
    writer.space(6);
    list(writer, comparison.reasons.map(inPageNumbers));
  } else {
    plots(writer, found, input);
    judgment(writer, found);
    program(writer, input);
  }
  titledTable(writer, 'The teams', teamsTable(comparison));
  if (found === null) return;
  writer.space(6);
  writer.flow('P', teamsNote(found.design), text.small);
}

function plots(writer: PageWriter, found: FoundComparison, { report }: ReportPdfInput): void {
  const weeks = weeksChart(report);
  if (weeks !== null) {
    writer.space(10);
    const names = { team: found.teams[0]?.name ?? '', others: othersName(found) };
    weeksPlot(writer, weeks, names, `${WEEKS_TITLE}: ${names.team} and ${names.others}.`);
    writer.flow('P', weeksNote(found), text.small);
  }
  const curve = eventTimeChart(found.event_time);
  if (curve === null) return;
  writer.space(12);
  const finding = eventTimeFinding(found.event_time);
  eventTimePlot(writer, curve, finding);
  writer.flow('P', `${finding} ${EVENT_TIME_NOTE}`, text.small);
}

function judgment(writer: PageWriter, found: FoundComparison): void {
  const { rulesOut, doesNot } = comparisonLimits(found);
  const doubts = found.doubts.length === 0 ? [NO_COMPARISON_DOUBTS] : found.doubts.map(inPageNumbers);
  for (const [title, sentences] of [
    [RULES_OUT, rulesOut],
    [DOES_NOT_RULE_OUT, doesNot],
    [COMPARISON_DOUBTS, doubts],
  ] as const) {
    subTitle(writer, title, 40);
    list(writer, sentences);
  }
}

function program(writer: PageWriter, { report, economics }: ReportPdfInput): void {
  const found = programText(report, economics);
  if (found === null) return;
  titledTable(writer, found.title, {
    columns: [{ share: 0.3 }, { share: 0.7 }],
    rows: found.facts.map(({ name, value }) => ({ cells: [name, value] })),
  });
  writer.space(4);
  writer.flow('P', found.note, text.small);
}

function teamsTable({ teams }: Comparison): TableSpec {
  return {
    dense: true,
    columns: [
      { title: 'Team', share: 0.3 },
      { title: 'Role', share: 0.1 },
      { title: 'Adopted', share: 0.15 },
      { title: 'Tickets before, after', share: 0.13, align: 'right' },
      { title: 'Weight', share: 0.08, align: 'right' },
      { title: 'Own change, 95% interval', share: 0.24, align: 'right' },
    ],
    rows: teamRows(teams).map(({ name, role, adopted, before, after, weight, change, range, reason, isOwn }) => ({
      cells: [
        `${isolated(name)}${reason === null ? '' : `: ${reason}`}`,
        role,
        adopted,
        `${before}, ${after}`,
        weight,
        range === null ? change : `${change} (${range})`,
      ],
      strong: isOwn,
    })),
  };
}
