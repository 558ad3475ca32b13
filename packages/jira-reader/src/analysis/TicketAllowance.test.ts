import { expect, it } from 'vitest';
import { leftOutTeam } from './leftOutTeam.ts';
import { TicketAllowance } from './TicketAllowance.ts';

const NO_IDS = new Float64Array();
const read = (name: string, tickets: number, ids = NO_IDS, keys: readonly string[] = []) => ({
  team: { key: name, name, adopted: null, reason: { kind: 'no-tickets' } as const },
  tickets,
  ids,
  keys,
});
const own = (tickets: number, ids = NO_IDS, keys: readonly string[] = []) => ({ name: 'Own', tickets, ids, keys });
const TEAMS = [read('A', 40), read('B', 30), read('C', 30), read('D', 20)];

it.each([
  ['in the named order', [0, 1, 2, 3]],
  ['backward', [3, 2, 1, 0]],
  ['in pairs', [1, 0, 3, 2]],
])('the same teams are left out, no matter in which order teams are read: %s', (_, order) => {
  const allowance = new TicketAllowance(200, leftOutTeam, own(110));
  for (const index of order) {
    const team = TEAMS[index];
    if (team) allowance.assign(index, team);
  }
  expect(allowance.teams.map(({ key }) => key)).toEqual(['A', 'B', 'C', 'D']);
  // After 110 + 40 + 30 tickets, D still fits, but C does not.
  expect(allowance.teams.map((team) => 'reason' in team && team.reason.kind === 'too-many-tickets')).toEqual([
    false,
    false,
    true,
    false,
  ]);
  expect(allowance.left).toBe(0);
});

it('the allowance subtracts the tickets of a team only when all earlier teams have been read', () => {
  const allowance = new TicketAllowance(100, leftOutTeam, own(10));
  allowance.assign(1, read('B', 60));
  expect(allowance.left).toBe(90);
  allowance.assign(0, read('A', 80));
  expect(allowance.left).toBe(10);
});

it('no tickets are left for teams if the project itself uses all of them', () => {
  expect(new TicketAllowance(100, leftOutTeam, own(100)).left).toBe(0);
});

it.each([
  ['as named', [0, 1, 2]],
  ['backward', [2, 1, 0]],
])('of two teams that share tickets, the one that is named later is left out; order of reading: %s', (_, order) => {
  const allowance = new TicketAllowance(10, leftOutTeam, own(2, Float64Array.of(1, 2)));
  const teams = [
    read('A', 2, Float64Array.of(3, 4)),
    read('B', 3, Float64Array.of(4, 5, 6)),
    read('C', 2, Float64Array.of(2, 7)),
  ];
  for (const index of order) {
    const team = teams[index];
    if (team) allowance.assign(index, team);
  }
  expect(allowance.teams.map((team) => 'reason' in team && team.reason)).toEqual([
    { kind: 'no-tickets' },
    { kind: 'shared-tickets', tickets: 1, of: 3, name: 'A' },
    { kind: 'shared-tickets', tickets: 1, of: 2, name: 'Own' },
  ]);
  expect(allowance.left).toBe(6);
});

it('a team is left out if its tickets have the keys of an earlier team, but other ids', () => {
  const allowance = new TicketAllowance(100, leftOutTeam, own(2, Float64Array.of(1, 2), ['OWN-1', 'OWN-2']));
  allowance.assign(0, read('A', 2, Float64Array.of(3, 4), ['OWN-1', 'OWN-2']));
  allowance.assign(1, read('B', 2, Float64Array.of(3, 4), ['B-1', 'B-2']));
  expect(allowance.teams.map((team) => 'reason' in team && team.reason)).toEqual([
    { kind: 'shared-tickets', tickets: 2, of: 2, name: 'Own' },
    { kind: 'no-tickets' },
  ]);
});
