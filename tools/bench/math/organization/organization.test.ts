import { describe, expect, it } from 'vitest';
import { cellNamed } from '../cellNamed.ts';
import { organizationRow } from './organizationRow.ts';
import type { OrganizationResult } from './runOrganizationCell.ts';
import { ORGANIZATION_GROUPS } from './worlds.ts';

describe('a row of the result table', () => {
  const row = (name: string, asUsed = {}, perUser = {}) => {
    const result: OrganizationResult = {
      runs: 1000,
      asUsed: { faster: 34, slower: 34, ...asUsed },
      perUser: { faster: 34, slower: 34, covered: 930, ...perUser },
    };
    return organizationRow(cellNamed(ORGANIZATION_GROUPS, name), result);
  };

  it('counts figures outside their targets as misses', () => {
    const nothing = 'season, 20 teams, no effect';
    expect(row(nothing).missed).toBe('');
    expect(row(nothing, { faster: 35 }).missed).toBe('false as used');
    expect(row(nothing, {}, { slower: 35 }).missed).toBe('false per user');
    expect(row(nothing, {}, { covered: 929 }).missed).toBe('coverage');
    const saving = 'noisy, 20 teams, 30 % saved';
    expect(row(saving, { faster: 500 }, { faster: 780 }).missed).toBe('');
    expect(row(saving, { slower: 35 }, { faster: 779 }).missed).toBe('false as used, found');
  });

  it('contains the figures and the target', () => {
    expect(row('noisy, 20 teams, 30 % saved', { faster: 600 }, { faster: 800 })).toEqual({
      organization: 'noisy, 20 teams, 30 % saved',
      runs: 1000,
      'as used: false faster %': null,
      'as used: false slower %': 3.4,
      'as used: found %': 60,
      'per user: false faster %': null,
      'per user: false slower %': 3.4,
      'per user: found %': 80,
      'per user: coverage %': 93,
      target: 'false ≤ 3.5, coverage ≥ 93, found ≥ 78',
      missed: '',
    });
  });
});
