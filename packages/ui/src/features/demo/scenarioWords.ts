import type { Scenario } from './presenterValues.ts';

/** The display name of each scenario. */
export const scenarioWords: Readonly<Record<Scenario, string>> = {
  'clear-win': 'Clear win',
  'no-change': 'No detectable change',
  slower: 'Slower than before',
  'too-little-data': 'Too little data',
  comparison: 'Grade A, with comparison teams',
  program: 'Program of three teams',
};
