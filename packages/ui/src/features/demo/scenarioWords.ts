import type { Scenario } from './presenterValues.ts';

/** The display name of each scenario. */
export const scenarioWords: Readonly<Record<Scenario, string>> = {
  'clear-win': 'Clear win',
  comparison: 'Grade A comparison',
  program: 'Program of four teams',
  'no-change': 'No detectable change',
  lasting: 'Saving lasts',
  fading: 'Saving fades',
  'logged-hours': 'Logged hours',
  slower: 'Slower',
  'too-little-data': 'Too little data',
  pilot: 'Pilot of eight teams',
};
