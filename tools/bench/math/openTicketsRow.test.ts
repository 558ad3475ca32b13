import { clearWin, tooLittleData } from '@roi-insight/contracts/fixtures';
import { type Evidence, evidenceFrom } from '@roi-insight/contracts';
import { expect, it } from 'vitest';
import { openTicketsRow } from './openTicketsRow.ts';
import { runCell } from './runCell.ts';
import { tallyOpenTickets } from './tallyOpenTickets.ts';
import { progress } from './worlds/backlog.ts';
import { team } from './worlds/team.ts';

function evidenceWith(intervalPercent: [number, number] | null): Evidence {
  const { evidence } = intervalPercent === null ? tooLittleData : clearWin;
  if (evidence === undefined) throw new Error('the fixture has evidence');
  const openTickets = intervalPercent === null ? null : { effectPercent: 10, intervalPercent, shape: 1 };
  return evidenceFrom({ ...evidence, openTickets });
}

it('counts the claims and the coverage of the estimate with open tickets', () => {
  const evidences = [evidenceWith([5, 20]), evidenceWith([-5, 8]), evidenceWith([-9, -2]), evidenceWith(null)];
  expect(tallyOpenTickets(evidences, 7)).toEqual({ refused: 1, covered: 2, faster: 1, slower: 1 });
});

it('compares them with the limits, and lists no world without open tickets', () => {
  const cell = { name: 'a world', world: { ...team({}), hasOpenTickets: true }, target: {} };
  const result = runCell({ ...cell, world: team({}) }, 1, 1);
  expect(openTicketsRow(cell, result)).toEqual([]);
  const openTickets = { refused: 500, covered: 460, faster: 31, slower: 30 };
  expect(openTicketsRow(cell, { ...result, runs: 1000, openTickets })).toEqual([
    {
      world: 'a world',
      'false faster %': 3.1,
      'false slower %': 3,
      'coverage %': 92,
      'found %': null,
      'refused %': 50,
      missed: 'false faster, coverage',
    },
  ]);
  const saving = { ...cell, world: { ...cell.world, truth: 30 } };
  expect(openTicketsRow(saving, { ...result, runs: 1000, openTickets })[0]).toMatchObject({
    'false faster %': null,
    'found %': 3.1,
  });
});

// Means of completed tickets claim "slower" in about a third of the runs.
it('is not misled by many starts before adoption', () => {
  const cell = progress[0]?.cells.find(({ name }) => name === '45 more starts two weeks before, quiet');
  if (cell === undefined) throw new Error('The world has another name.');
  const { slower, openTickets } = runCell(cell, 60, 1);
  expect(slower.count).toBeGreaterThan(8);
  expect(openTickets?.slower).toBeLessThan(6);
});
