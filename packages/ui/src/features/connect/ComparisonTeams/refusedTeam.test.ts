import { describe, expect, it } from 'vitest';
import { refusedTeam } from './refusedTeam.ts';

describe('refusedTeam', () => {
  const refused = (message: string | null) => refusedTeam({ kind: 'server', status: 400, statusText: '', message });

  it.each([
    ['comparison[2].project_name is too long', 'comparison.2.projectName', 'The name is too long'],
    ['comparison[0].adopted must not be in the future', 'comparison.0.adopted', 'The date must not be in the future'],
  ])('finds the field in %j', (answer, path, message) => {
    expect(refused(answer)).toEqual({ path, message });
  });

  it.each([null, 'Your Email (email) is required', 'comparison must have at most 19 teams'])(
    'finds no field in %j',
    (text) => expect(refused(text)).toBeNull(),
  );

  it('finds no field without a response', () => {
    expect(refusedTeam({ kind: 'interrupted' })).toBeNull();
  });
});
