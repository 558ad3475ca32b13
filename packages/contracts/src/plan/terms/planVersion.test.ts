import { describe, expect, it } from 'vitest';
import { pilotFinished } from '../../fixtures/pilots.ts';
import { planToWire } from '../planToWire.ts';
import { planVersion } from './planVersion.ts';
import { readPlanText } from '../readPlanText.ts';

const facts = {
  project_id: '10001',
  tickets: 12_345,
  incomplete_histories: 3,
  unclear_tickets: 0,
  completed: 9876,
  measured: 9012,
  mean: 1.234,
};
const { plan } = pilotFinished;
const wire = planToWire(plan);

/** The text of the pilot's plan in a version, with changed terms and, in each team, other fields. */
function textOf(version: number, terms: object = {}, team: object = { facts }) {
  const teams = wire.terms.teams.map((one) => ({ ...one, facts: undefined, ticket_variance: 0.5, ...team }));
  const rounded = { tau: 0.07, rho: 0.74, week_variance: 0.008, forecast: [] };
  return JSON.stringify({ ...wire, version, terms: { ...wire.terms, ...rounded, teams, ...terms } });
}

describe('a plan file', () => {
  it('keeps how its teams were read, since version 2', () => {
    const read = readPlanText(textOf(2));
    if (!read.ok) throw new Error(read.error.message);
    expect(planVersion(read.value.terms)).toBe(2);
    expect(read.value.terms.teams[0]?.facts?.projectId).toBe('10001');
    expect(JSON.parse(JSON.stringify(planToWire(read.value)))).toEqual(JSON.parse(textOf(2)));
  });

  it('of version 1 still opens, and is saved as version 1', () => {
    const text = textOf(1, { tau: 0.0709533774 }, {});
    const read = readPlanText(text);
    if (!read.ok) throw new Error(read.error.message);
    expect(JSON.parse(JSON.stringify(planToWire(read.value)))).toEqual(JSON.parse(text));
  });

  it.each([
    ['has no facts in version 2', textOf(2, {}, {}), 'each team must have facts in version 2'],
    ['has facts in version 1', textOf(1), 'and no team in version 1'],
    ['has more digits than a plan keeps', textOf(2, { tau: 0.20001 }), 'the numbers of terms must be rounded'],
    ['has a project without an id', textOf(2, {}, { facts: { ...facts, project_id: 'A' } }), 'the id of a project'],
  ])('is refused if it %s', (_, text, why) => {
    const read = readPlanText(text);
    expect(read.ok ? '' : read.error.message).toContain(why);
  });
});
