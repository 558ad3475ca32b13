import { expect, it } from 'vitest';
import { isCoinText } from './isCoinText.ts';

const PLAN = { kind: 'roi-insight-coin', version: 1, terms: { host: 'jira.example.com' } };

it.each([
  ['a plan', JSON.stringify(PLAN)],
  ['a formatted plan', JSON.stringify(PLAN, null, 2)],
  ['a plan that is cut short', JSON.stringify(PLAN).slice(0, 40)],
  ['a secret', JSON.stringify({ kind: 'roi-insight-coin-secret', version: 1 })],
  ['a report', JSON.stringify({ plan: PLAN, reading: {}, result: { kind: 'waiting' } })],
])('isCoinText recognizes %s of coins', (_, text) => {
  expect(isCoinText(text)).toBe(true);
});

it.each([
  ['the plan of a rollout', JSON.stringify({ kind: 'roi-insight-plan', version: 1 })],
  ['a report of a project with that name', JSON.stringify({ project: { kind: 'roi-insight-coin' } })],
  ['a longer kind', JSON.stringify({ kind: 'roi-insight-coins' })],
  ['text that is not JSON', 'roi-insight-coin'],
])('isCoinText does not mistake %s for a file of coins', (_, text) => {
  expect(isCoinText(text)).toBe(false);
});
