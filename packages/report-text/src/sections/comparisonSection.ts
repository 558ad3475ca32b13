import type { Comparison, Economics, FoundComparison, Report } from '@roi-insight/contracts';
import { foundComparison } from '../comparison/comparedWith.ts';
import {
  COMPARISON_DOUBTS,
  comparisonAnswerText,
  comparisonLimits,
  DOES_NOT_RULE_OUT,
  NO_COMPARISON_DOUBTS,
  RULES_OUT,
} from '../comparison/comparisonText.ts';
import { eventTimePlot } from '../comparison/eventTimePlot.ts';
import { noComparisonText } from '../comparison/noComparisonText.ts';
import { programText } from '../comparison/programText.ts';
import { teamRows, teamsNote } from '../comparison/teamRows.ts';
import { weeksPlot } from '../comparison/weeksPlot.ts';
import type { Block, TableBlock } from '../document/Block.ts';
import { heading, listOf, note, prose } from '../document/blocks.ts';
import type { Section } from '../document/ReportDocument.ts';
import { doubtText } from '../evidence/doubtText.ts';
import { bidiIsolate, type Formats } from '../format/index.ts';
import { sectionTitles } from '../sectionTitles.ts';

/** The comparison with other teams: their changes, the causes that it rules out, and every team. Null if there are no other teams. */
export function comparisonSection(
  formats: Formats,
  report: Report,
  economics: Economics,
  assistant: string,
): Section<'comparison'> | null {
  const { comparison } = report;
  if (comparison === undefined) return null;
  const found = foundComparison(report);
  return {
    id: 'comparison',
    title: sectionTitles.comparison,
    blocks: [
      prose(comparisonAnswerText(formats, report, assistant)),
      ...(found === null
        ? [listOf(comparison.reasons.map(noComparisonText))]
        : [
            ...[weeksPlot(formats, report), eventTimePlot(formats, found.eventTime)].flatMap((plot) =>
              plot === null ? [] : [{ kind: 'figure', plot } as const],
            ),
            ...judgment(formats, found),
            ...program(formats, report, economics),
          ]),
      heading('Teams'),
      teamsTable(formats, comparison),
      ...(found === null ? [] : [note(teamsNote(found.design))]),
      ...excluded(formats, comparison),
    ],
  };
}

function judgment(formats: Formats, found: FoundComparison): readonly Block[] {
  const { rulesOut, doesNot } = comparisonLimits(found);
  const doubts = found.doubts.map((doubt) => doubtText(formats, doubt));
  return [
    heading(RULES_OUT),
    listOf(rulesOut),
    heading(DOES_NOT_RULE_OUT),
    listOf(doesNot),
    heading(COMPARISON_DOUBTS),
    listOf(doubts.length === 0 ? [NO_COMPARISON_DOUBTS] : doubts),
  ];
}

function program(formats: Formats, report: Report, economics: Economics): readonly Block[] {
  const found = programText(formats, report, economics);
  return found === null ? [] : [heading(found.title), { kind: 'facts', facts: found.facts }, note(found.note)];
}

const teamsTable = (formats: Formats, { teams }: Comparison): TableBlock => ({
  kind: 'table',
  dense: true,
  columns: [
    { title: 'Team', share: 1 },
    { title: 'Role' },
    { title: 'Adopted' },
    { title: 'Tickets\nbefore, after', align: 'right' },
    { title: 'Weight', align: 'right' },
    { title: 'Own change\n(95% interval)', align: 'right' },
  ],
  rows: teamRows(formats, teams).map(({ name, role, adopted, tickets, weight, change, range, isOwn }) => ({
    cells: [bidiIsolate(name), role, adopted, tickets, weight, range === null ? change : `${change} (${range})`],
    strong: isOwn,
  })),
});

/** The reasons why teams are not compared. They are a list, because the table's column of names is too narrow for reasons. */
function excluded(formats: Formats, { teams }: Comparison): readonly Block[] {
  const reasons = teamRows(formats, teams).flatMap(({ name, reason }) =>
    reason === null ? [] : [`${bidiIsolate(name)}: ${reason}`],
  );
  return reasons.length === 0 ? [] : [heading('Excluded teams'), listOf(reasons)];
}
