import type { Report } from '@roi-insight/contracts';
import { leftOutText } from '../comparison/leftOutText.ts';
import type { Block } from '../document/Block.ts';
import { heading, listOf, note, prose, rowsOf } from '../document/blocks.ts';
import type { Section } from '../document/ReportDocument.ts';
import { bidiIsolate, type Formats } from '../format/index.ts';
import { organizationCounts } from '../organization/organizationCounts.ts';
import { organizationTeamRows } from '../organization/organizationTeamRows.ts';
import { startsText } from '../organization/startsText.ts';
import { teamsPlot } from '../organization/teamsPlot.ts';
import { sectionTitles } from '../sectionTitles.ts';

/** Documents have a table of at most this number of teams. More teams are in the picture, its table on the screen, and the CSV file. */
const MAX_ROWS = 40;

/** The shares of the width of the table's columns. */
const SHARES = [0.2, 0.15, 0.08, 0.07, 0.15, 0.35];

/** The teams of an organization: how many started when, their own changes, and why teams are left out. Null in a report on one project. */
export function teamsSection(formats: Formats, report: Report): Section<'teams'> | null {
  const { organization } = report;
  if (organization === undefined) return null;
  const { all, started, waiting, leftOut } = organizationCounts(organization);
  const plot = teamsPlot(formats, report);
  const { head, rows } = organizationTeamRows(formats, organization);
  const excluded = organization.teams.flatMap(({ name, role, reason }) =>
    role === 'left-out' ? [`${bidiIsolate(name)}: ${leftOutText(formats, reason ?? { kind: 'not-given' })}`] : [],
  );
  return {
    id: 'teams',
    title: sectionTitles.teams,
    blocks: [
      prose(NO_RANK),
      {
        kind: 'facts',
        facts: [
          { name: 'Teams', value: formats.count(all) },
          {
            name: 'With the assistant',
            value: started === 0 ? 'None' : `${formats.count(started)} (${startsText(formats, organization)})`,
          },
          { name: 'Not started yet', value: formats.count(waiting) },
          { name: 'Excluded', value: formats.count(leftOut) },
        ],
      },
      ...(plot === null ? [] : [{ kind: 'figure', plot } as const]),
      ...(rows.length > MAX_ROWS
        ? [note(`The list of all ${formats.count(rows.length)} teams is in the CSV file of the teams.`)]
        : [table(head, rows), note(COLUMNS)]),
      ...(excluded.length === 0 ? [] : [heading('Excluded teams'), listOf(excluded)]),
    ],
  };
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): Block => ({
  kind: 'table',
  dense: true,
  columns: head.map((title, index) => ({
    title,
    share: SHARES[index] ?? 0,
    ...(index > 1 && { align: 'right' as const }),
  })),
  rows: rowsOf(rows),
});

const NO_RANK =
  'Teams are sorted by name. This report doesn’t say which team is better or worse: one team’s tickets rarely show more than chance.';

const COLUMNS =
  'Use is the mean share of a team’s people who used the assistant since its start; it isn’t shown for fewer than five people. Tickets are those in the weekly figures. Own change is pulled toward that of all teams.';
