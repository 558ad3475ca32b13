import { isCalendarDate, MAX_COMPARISON_TEAMS } from '@roi-insight/contracts';
import { isEmptyTeam, type TeamValues } from './TeamValues.ts';

/** A name, optionally followed by a tab, comma or semicolon and the adoption date. */
const WITH_DAY = /^(.*?)\s*[\t,;]\s*(\d{4}-\d{2}-\d{2})$/;

/**
 * Reads a list of teams from the clipboard, one per line. Returns null for a single name, which the browser pastes itself.
 * @example pastedTeams('BOR\nCinder Mobile, 2025-06-02') // BOR has not adopted, Cinder Mobile has on June 2, 2025
 */
export function pastedTeams(text: string): readonly TeamValues[] | null {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  const [first] = lines;
  if (first === undefined || (lines.length === 1 && !first.includes('\t') && !WITH_DAY.test(first.trim()))) return null;
  return lines.map(toTeam);
}

function toTeam(line: string): TeamValues {
  const [, name, day] = WITH_DAY.exec(line.trim()) ?? [];
  if (name !== undefined && day !== undefined) return adopter(name, day);
  // If the second column of a table is not a date, the row asks for the date, so that the reader notices that it is
  // missing.
  const [cell = '', ...others] = line.split('\t');
  if (others.some((other) => other.trim() !== '')) return adopter(cell.trim(), '');
  return { projectName: cell.trim().replace(/\s*[,;]$/, ''), hasAdopted: false, adopted: null };
}

const adopter = (projectName: string, day: string): TeamValues => ({
  projectName,
  hasAdopted: true,
  adopted: isCalendarDate(day) ? day : null,
});

export interface Paste {
  readonly teams: readonly TeamValues[];
  readonly added: number;
  /** Number of teams that did not fit. */
  readonly leftOut: number;
  /** Index of the last team that was added. */
  readonly last: number;
}

/** Adds pasted teams after the row or, if `replaces` is true, instead of the row. Empty rows are replaced. */
export function withPasted(
  teams: readonly TeamValues[],
  row: number,
  pasted: readonly TeamValues[],
  replaces: boolean,
): Paste {
  const isFilled = (team: TeamValues) => !isEmptyTeam(team);
  const before = teams.slice(0, replaces ? row : row + 1).filter(isFilled);
  const after = teams.slice(row + 1).filter(isFilled);
  const added = pasted.slice(0, MAX_COMPARISON_TEAMS - before.length - after.length);
  return {
    teams: [...before, ...added, ...after],
    added: added.length,
    leftOut: pasted.length - added.length,
    last: before.length + added.length - 1,
  };
}
