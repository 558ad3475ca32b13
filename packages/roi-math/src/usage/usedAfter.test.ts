import type { PeopleCount, TeamUsageSource } from '@roi-insight/contracts';
import { expect, it } from 'vitest';
import { mondayAfter, usageTeam } from '../../test/usageTeams.ts';
import { usedAfter } from './usedAfter.ts';

const source = (active: readonly (PeopleCount | null)[], over: Partial<TeamUsageSource> = {}): TeamUsageSource => ({
  source: 'claude-code',
  observedStart: null,
  ...usageTeam(active),
  ...over,
});
/** A Sunday, after four weeks. */
const LAST = '2025-06-29';

it('usedAfter finds the first later week in which 10% of the people used the assistant, or an earlier observed start', () => {
  const active = [0, 0, 0, 0, 0, '1-4', 5, 30, 30] as const;
  expect(usedAfter([source(active)], LAST)).toBe(mondayAfter(6));
  expect(usedAfter([source(active, { observedStart: mondayAfter(5) })], LAST)).toBe(mondayAfter(5));
  expect(usedAfter([source(active, { observedStart: mondayAfter(7) })], LAST)).toBe(mondayAfter(6));
});

it('usedAfter returns no day on or before the given day, because earlier weeks are checked separately', () => {
  expect(usedAfter([source([0, 0, 0, '1-4', 30], { observedStart: mondayAfter(3) })], LAST)).toBe('2025-06-30');
  expect(usedAfter([source([0, 0, 0, 30, 0])], LAST)).toBeNull();
});

it('usedAfter finds the earliest day of all sources, and needs the number of people in the team', () => {
  expect(usedAfter([source([0, 0, 0, 0, 0, 0, 30]), source([0, 0, 0, 0, 0, 30]), source([])], LAST)).toBe(
    mondayAfter(5),
  );
  expect(usedAfter([source([0, 0, 0, 0, '1-4', null, 3])], LAST)).toBeNull();
  expect(usedAfter([source([0, 0, 0, 0, 30], { people: null })], LAST)).toBeNull();
  expect(usedAfter([], LAST)).toBeNull();
});
