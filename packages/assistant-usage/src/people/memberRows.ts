import { cellsOf } from '../csv/Cells.ts';
import type { TakeCells } from '../csv/csvRows.ts';
import type { RecordProblems } from '../RecordProblems.ts';
import type { Memberships } from './Memberships.ts';
import type { People } from './People.ts';
import { teamName } from './teamName.ts';

const COLUMNS = { required: ['person', 'team'], optional: [], refusesOthers: true } as const;

/** Reads a table of people and their teams. */
export function memberRows(
  heading: readonly string[],
  file: string,
  people: People,
  memberships: Memberships,
  problems: RecordProblems,
): TakeCells {
  const row = cellsOf(heading, COLUMNS, file);
  return (cells, place) => {
    if (!row.moveTo(cells, place, problems.all)) return;
    const person = people.numberOf(row.text('person'));
    const team = teamName(row.text('team'));
    if (person === null) problems.value(place, 'person', 'name');
    else if (team === null) problems.value(place, 'team', 'team-name');
    else if (!memberships.add(person, team)) problems.all.add({ reason: 'usage-two-teams', place });
  };
}
