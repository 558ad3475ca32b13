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
import type { Flow } from '../writer/Flow.ts';
import type { TableSpec } from '../writer/table.ts';
import { eventTimePlot, weeksPlot } from './comparisonPlots.ts';
import { list, note, prose, subTitle, titledTable } from './section.ts';

/** Adds the comparison with other teams: their changes, the causes that it rules out, and every team. */
export function comparisonSection(flow: Flow, input: PdfInput): void {
  const { formats, report, brand } = input;
  const { comparison } = report;
  if (comparison === undefined) return;
  prose(flow, comparisonLead(formats, report, brand.assistant));
  const found = foundComparison(report);
  if (found === null) {
    flow.space(6);
    list(flow, comparison.reasons.map(noComparisonText));
  } else {
    plots(flow, found, input);
    judgment(flow, found, input);
    program(flow, input);
  }
  titledTable(flow, 'Teams', teamsTable(formats, comparison));
  if (found !== null) note(flow, teamsNote(found.design));
  excluded(flow, formats, comparison);
}

/** The reasons why teams are not compared. The column of names is too narrow for them. */
function excluded(flow: Flow, formats: Formats, { teams }: Comparison): void {
  const reasons = teamRows(formats, teams).flatMap(({ name, reason }) =>
    reason === null ? [] : [`${bidiIsolate(name)}: ${reason}`],
  );
  if (reasons.length === 0) return;
  subTitle(flow, 'Excluded teams');
  list(flow, reasons);
}

function plots(flow: Flow, found: FoundComparison, { formats, report }: PdfInput): void {
  const weeks = weeksChart(formats, report);
  if (weeks !== null) {
    flow.space(10);
    const names = { team: found.teams[0]?.name ?? '', others: othersName(formats, found) };
    weeksPlot(flow, weeks, names, `${WEEKS_TITLE}: ${names.team} and ${names.others}.`);
    note(flow, weeksNote(found));
  }
  const curve = eventTimeChart(formats, found.eventTime);
  if (curve === null) return;
  flow.space(12);
  const finding = eventTimeFinding(formats, found.eventTime);
  eventTimePlot(flow, curve, finding);
  note(flow, `${finding} ${eventTimeNote(formats)}`);
}

function judgment(flow: Flow, found: FoundComparison, { formats }: PdfInput): void {
  const { rulesOut, doesNot } = comparisonLimits(found);
  const doubts =
    found.doubts.length === 0 ? [NO_COMPARISON_DOUBTS] : found.doubts.map((doubt) => doubtText(formats, doubt));
  for (const [title, sentences] of [
    [RULES_OUT, rulesOut],
    [DOES_NOT_RULE_OUT, doesNot],
    [COMPARISON_DOUBTS, doubts],
  ] as const) {
    subTitle(flow, title);
    list(flow, sentences);
  }
}

function program(flow: Flow, { formats, report, economics }: PdfInput): void {
  const found = programText(formats, report, economics);
  if (found === null) return;
  titledTable(flow, found.title, {
    columns: [{ share: 0.3 }, { share: 0.7 }],
    rows: found.facts.map(({ name, value }) => ({ cells: [name, value] })),
  });
  note(flow, found.note);
}

function teamsTable(formats: Formats, { teams }: Comparison): TableSpec {
  return {
    dense: true,
    columns: [
      { title: 'Team', share: 1 },
      { title: 'Role' },
      { title: 'Adopted' },
      { title: 'Tickets\nbefore, after', align: 'right' },
      { title: 'Weight', align: 'right' },
      { title: 'Own change\n(95% interval)', align: 'right' },
    ],
    rows: teamRows(formats, teams).map(({ name, role, adopted, before, after, weight, change, range, isOwn }) => ({
      cells: [
        bidiIsolate(name),
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
