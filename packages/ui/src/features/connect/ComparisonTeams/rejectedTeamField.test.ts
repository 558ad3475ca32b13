import { describe, expect, it } from 'vitest';
import { rejectedTeamField } from './rejectedTeamField.ts';

describe('rejectedTeamField', () => {
  const rejected = (message: string | null) =>
    rejectedTeamField({ kind: 'server', status: 400, statusText: '', message });

  it.each([
    ['comparison[2].project_name is too long', 'comparison.2.projectName', 'The name is too long'],
    ['comparison[0].adopted must not be in the future', 'comparison.0.adopted', 'The date must not be in the future'],
  ])('finds the field in %j', (error, path, message) => {
    expect(rejected(error)).toEqual({ path, message });
  });

  it.each([null, 'Your Email (email) is required', 'comparison must have at most 19 teams'])(
    'finds no field in %j',
    (text) => expect(rejected(text)).toBeNull(),
  );

  it('finds no field if there is no response', () => {
    expect(rejectedTeamField({ kind: 'interrupted' })).toBeNull();
  });
});
