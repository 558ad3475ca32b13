import type { Comparison, FoundComparison } from '@roi-insight/contracts';
import {
  bidiIsolate,
  COMPARISON_DOUBTS,
  comparisonLead,
  comparisonLimits,
  DOES_NOT_RULE_OUT,
  eventTimeNote,
  eventTimeChart,
  eventTimeFinding,
  foundComparison,
  type Formats,
  doubtText,
  noComparisonText,
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
import type { PdfInput } from '../PdfInput.ts';
import type { PageWriter } from '../writer/PageWriter.ts';
import { text } from '../writer/styles.ts';
import type { TableSpec } from '../writer/table.ts';
import { eventTimePlot, weeksPlot } from './comparisonPlots.ts';
import { list, prose, subTitle, titledTable } from './section.ts';

/** Draws the project beside other teams: their changes, what the comparison rules out, and every team. */
export function comparisonSection(writer: PageWriter, input: PdfInput): void {
  const { formats, report, brand } = input;
  const { comparison } = report;
  if (comparison === undefined) return;
  prose(writer, comparisonLead(formats, report, brand.assistant));
  const found = foundComparison(report);
  if (found === null) {
    writer.space(6);
    list(writer, comparison.reasons.map(noComparisonText));
  } else {
    plots(writer, found, input);
    judgment(writer, found, input);
    program(writer, input);
  }
  titledTable(writer, 'The teams', teamsTable(formats, comparison));
  if (found === null) return;
  writer.space(6);
  writer.flow('P', teamsNote(found.design), text.small);
}

function plots(writer: PageWriter, found: FoundComparison, { formats, report }: PdfInput): void {
  const weeks = weeksChart(formats, report);
  if (weeks !== null) {
    writer.space(10);
    const names = { team: found.teams[0]?.name ?? '', others: othersName(formats, found) };
    weeksPlot(writer, weeks, names, `${WEEKS_TITLE}: ${names.team} and ${names.others}.`);
    writer.flow('P', weeksNote(found), text.small);
  }
  const curve = eventTimeChart(formats, found.eventTime);
  if (curve === null) return;
  writer.space(12);
  const finding = eventTimeFinding(formats, found.eventTime);
  eventTimePlot(writer, curve, finding);
  writer.flow('P', `${finding} ${eventTimeNote(formats)}`, text.small);
}

function judgment(writer: PageWriter, found: FoundComparison, { formats }: PdfInput): void {
  const { rulesOut, doesNot } = comparisonLimits(found);
  const doubts =
    found.doubts.length === 0 ? [NO_COMPARISON_DOUBTS] : found.doubts.map((doubt) => doubtText(formats, doubt));
  for (const [title, sentences] of [
    [RULES_OUT, rulesOut],
    [DOES_NOT_RULE_OUT, doesNot],
    [COMPARISON_DOUBTS, doubts],
  ] as const) {
    subTitle(writer, title, 40);
    list(writer, sentences);
  }
}

function program(writer: PageWriter, { formats, report, economics }: PdfInput): void {
  const found = programText(formats, report, economics);
  if (found === null) return;
  titledTable(writer, found.title, {
    columns: [{ share: 0.3 }, { share: 0.7 }],
    rows: found.facts.map(({ name, value }) => ({ cells: [name, value] })),
  });
  writer.space(4);
  writer.flow('P', found.note, text.small);
}

function teamsTable(formats: Formats, { teams }: Comparison): TableSpec {
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
    rows: teamRows(formats, teams).map(
      ({ name, role, adopted, before, after, weight, change, range, reason, isOwn }) => ({
        cells: [
          `${bidiIsolate(name)}${reason === null ? '' : `: ${reason}`}`,
          role,
          adopted,
          `${before}, ${after}`,
          weight,
          range === null ? change : `${change} (${range})`,
        ],
        strong: isOwn,
      }),
    ),
  };
}
