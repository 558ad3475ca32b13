import type { TeamValues } from './TeamValues.ts';
import { describe, expect, it } from 'vitest';
import { pastedTeams, withPasted } from './pastedTeams.ts';

const team = (projectName: string, adopted: string | null = null): TeamValues => ({
  projectName,
  hasAdopted: adopted !== null,
  adopted,
});
const undated = (projectName: string): TeamValues => ({ projectName, hasAdopted: true, adopted: null });

describe('pastedTeams', () => {
  it.each(['', 'BOR', '  Boreal Ledger\n', 'Payments, Europe', '\n\n'])('leaves %j to the browser', (text) => {
    expect(pastedTeams(text)).toBeNull();
  });

  it.each([
    ['BOR\nCIN', [team('BOR'), team('CIN')]],
    ['BOR\r\n\r\n  CIN \r\n', [team('BOR'), team('CIN')]],
    ['BOR\t2025-06-02', [team('BOR', '2025-06-02')]],
    ['Boreal Ledger, 2025-06-02', [team('Boreal Ledger', '2025-06-02')]],
    ['BOR;2025-06-02\nCIN,\nDEL\t', [team('BOR', '2025-06-02'), team('CIN'), team('DEL')]],
    ['Payments, Europe, 2025-06-02\nPayments, Asia', [team('Payments, Europe', '2025-06-02'), team('Payments, Asia')]],
    ['BOR, 2025-02-30\nCIN\tspring', [undated('BOR'), undated('CIN')]],
  ])('reads the teams in %j', (text, teams) => {
    expect(pastedTeams(text)).toEqual(teams);
  });
});

describe('withPasted', () => {
  const rows = [team('A'), team(''), team('B')];

  it('replaces an empty row with the teams, or adds the teams after a filled row', () => {
    const pasted = [team('X'), team('Y')];
    expect(withPasted(rows, 1, pasted, true)).toEqual({
      teams: [team('A'), team('X'), team('Y'), team('B')],
      added: 2,
      leftOut: 0,
      last: 2,
    });
    expect(withPasted(rows, 2, pasted, false).teams).toEqual([team('A'), team('B'), team('X'), team('Y')]);
    expect(withPasted(rows, 2, pasted, true).teams).toEqual([team('A'), team('X'), team('Y')]);
  });

  it('counts the pasted teams that exceed the maximum number of teams', () => {
    const pasted = Array.from({ length: 20 }, (_, number) => team(`X${number}`));
    const { teams, added, leftOut, last } = withPasted(rows, 1, pasted, true);
    expect([teams.length, added, leftOut, last]).toEqual([19, 17, 3, 17]);
    expect(teams.at(-1)).toEqual(team('B'));
  });
});
