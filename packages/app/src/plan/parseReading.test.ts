import { planReadingToWire } from '@roi-insight/contracts';
import { describe, expect, it } from 'vitest';
import { reading } from '../../../report-text/test/plans.ts';
import { parseReading } from './parseReading.ts';

const { signal } = new AbortController();
const wire = planReadingToWire(reading);

describe('a reading', () => {
  it('is parsed team by team, in the same order', async () => {
    expect(await parseReading(JSON.stringify(wire), signal)).toEqual(reading);
  });

  it.each([
    ['not an object', []],
    ['without teams', { ...wire, teams: [] }],
    ['without a list of teams', { ...wire, teams: {} }],
    ['with a last team of another version', { ...wire, teams: [...wire.teams, { kind: 'guessed' }] }],
    ['without a time', { ...wire, fetched_at: undefined }],
  ])('is invalid if it is %s', async (_, body) => {
    expect(await parseReading(JSON.stringify(body), signal)).toBeNull();
  });
});
