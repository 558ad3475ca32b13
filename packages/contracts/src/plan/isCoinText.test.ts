import { expect, it } from 'vitest';
import { isCoinText } from './isCoinText.ts';

const PLAN = { kind: 'roi-insight-coin', version: 1, terms: { host: 'jira.example.com' } };

it.each([
  ['a plan with coins', JSON.stringify(PLAN)],
  ['a formatted plan with coins', JSON.stringify(PLAN, null, 2)],
  ['a truncated plan with coins', JSON.stringify(PLAN).slice(0, 40)],
  ['the secret of a plan with coins', JSON.stringify({ kind: 'roi-insight-coin-secret', version: 1 })],
  ['a report on a plan with coins', JSON.stringify({ plan: PLAN, reading: {}, result: { kind: 'waiting' } })],
])('isCoinText recognizes %s', (_, text) => {
  expect(isCoinText(text)).toBe(true);
});

it.each([
  ['the plan of a rollout', JSON.stringify({ kind: 'roi-insight-plan', version: 1 })],
  ['a report whose project has that kind', JSON.stringify({ project: { kind: 'roi-insight-coin' } })],
  ['a longer kind', JSON.stringify({ kind: 'roi-insight-coins' })],
  ['text that is not JSON', 'roi-insight-coin'],
])('isCoinText does not mistake %s for a plan with coins', (_, text) => {
  expect(isCoinText(text)).toBe(false);
});
