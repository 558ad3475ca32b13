import { CHANGE_DATE, type ProjectSpec, type SharedWeeks } from './projectSpec.ts';

/** Good and bad weeks that all teams share, and a change that affects everyone on the day on which Aurora adopts the assistant. */
const SHARED: SharedWeeks = { name: 'organization', shocks: { carry: 0.4, sigma: 0.18 }, effect: 0.9 };

const TEAM = {
  ticketsPerWeek: 18,
  medianHours: 7.5,
  sigma: 0.72,
  effect: 1,
  throughput: 1,
  from: '2024-10-28',
  shocks: { carry: 0.3, sigma: 0.08 },
  shared: SHARED,
} as const;

/** A company's teams with their true effects. A report on a single team includes the change that affects everyone. */
export const ORGANIZATION: readonly ProjectSpec[] = [
  { ...TEAM, key: 'ORA', name: 'Team Aurora', effect: 0.7 },
  { ...TEAM, key: 'BAS', name: 'Team Basalt', medianHours: 6 },
  { ...TEAM, key: 'COB', name: 'Team Cobalt', medianHours: 9 },
  { ...TEAM, key: 'DUN', name: 'Team Dune' },
  { ...TEAM, key: 'EMB', name: 'Team Ember', medianHours: 8 },
  { ...TEAM, key: 'FJO', name: 'Team Fjord', medianHours: 6.5 },
  { ...TEAM, key: 'GLA', name: 'Team Glacier' },
  // This team adopts after the weeks that Aurora's report covers.
  { ...TEAM, key: 'HAR', name: 'Team Harbor', effect: 0.75, changeDate: '2025-12-01' },
  // A hidden adopter, which counts as a control but adopts on the same day as Aurora.
  { ...TEAM, key: 'IRI', name: 'Team Iris', effect: 0.65, changeDate: CHANGE_DATE },
  { ...TEAM, key: 'JUN', name: 'Team Juniper', weeklyTrend: -0.012 },
  { ...TEAM, key: 'KES', name: 'Team Kestrel', effect: 0.75, changeDate: '2025-06-02' },
  { ...TEAM, key: 'LAG', name: 'Team Lagoon', effect: 0.75, changeDate: '2025-04-14' },
];
