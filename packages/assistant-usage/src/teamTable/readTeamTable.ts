import { ORGANIZATION_TEAMS, type OrganizationTeamRequest } from '@roi-insight/contracts';
import { decodeText } from '@roi-insight/file-reading';
import { csvRows } from '../csv/csvRows.ts';
import { dayOf } from '../days.ts';
import { failureOf } from '../failureOf.ts';
import { Problems, type UsageRefusal } from '../Problems.ts';
import { RecordProblems } from '../RecordProblems.ts';
import type { UsageFileInput } from '../UsageCollection.ts';
import type { TeamMapping } from './TeamMapping.ts';
import { TeamRows } from './TeamRows.ts';

interface TeamTableOptions {
  /** The columns whose headings have no usual names. */
  readonly columns?: TeamMapping;
  /** The current time, ISO 8601. Later starts are refused. */
  readonly now: string;
}

interface ReadTeams {
  readonly kind: 'read';
  readonly teams: readonly OrganizationTeamRequest[];
}

/**
 * Reads a table of teams: the project of each, and the day on which the team started to use the assistant, or `none`.
 * @throws errors of the file's `chunks`, such as a failure of the disk
 */
export async function readTeamTable(
  { name: file, chunks }: UsageFileInput,
  { columns = {}, now }: TeamTableOptions,
): Promise<ReadTeams | UsageRefusal> {
  const problems = new Problems();
  const rows = new TeamRows(file, new RecordProblems(problems, dayOf(now)));
  const table = csvRows(file, (heading) => rows.open(heading, columns));
  try {
    for await (const text of decodeText(chunks)) table.write(text);
    table.end();
    const teams = rows.finish();
    if (problems.count > 0) return problems.refusal();
    const { min, max } = ORGANIZATION_TEAMS;
    if (teams.length >= min) return { kind: 'read', teams };
    problems.add(
      rows.isEmpty
        ? { reason: 'usage-empty', file }
        : { reason: 'usage-team-count', file, count: teams.length, min, max },
    );
  } catch (cause) {
    problems.end(failureOf(cause, file));
  }
  return problems.refusal();
}
