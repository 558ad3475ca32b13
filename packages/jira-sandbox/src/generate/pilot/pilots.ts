import { FIRST_DAY, LAST_DAY_OF_ALL, LAST_DAY_OF_PILOT, type ProjectSpec, type SharedWeeks } from '../projectSpec.ts';
import { type DrawnOrder, FINISHED_ORDER, HALF_WAY_ORDER } from './drawnOrder.ts';

/** Good and bad weeks that the whole company shares. */
const SHARED: SharedWeeks = { name: 'pilot', shocks: { carry: 0.4, sigma: 0.12 }, effect: 1 };

const TEAM = {
  medianHours: 7.5,
  sigma: 0.72,
  effect: 1,
  throughput: 1,
  from: FIRST_DAY,
  shocks: { carry: 0.3, sigma: 0.08 },
  shared: SHARED,
  paysByUse: true,
} as const;

/** With the assistant, a team needs this share of its former time. */
export const PILOT_EFFECT = 0.72;
/** Teams whose effect takes six weeks to build up, whenever they start. */
const SLOW: ReadonlySet<string> = new Set(['CED', 'ROW']);
const WEEK_MS = 7 * 86_400_000;

const TEAMS: readonly ProjectSpec[] = [
  { ...TEAM, key: 'ALD', name: 'Alder Checkout', ticketsPerWeek: 14 },
  { ...TEAM, key: 'BIR', name: 'Birch Search', ticketsPerWeek: 11, medianHours: 9, paysByUse: false },
  { ...TEAM, key: 'CED', name: 'Cedar Identity', ticketsPerWeek: 10, medianHours: 6 },
  { ...TEAM, key: 'HAZ', name: 'Hazel Mobile', ticketsPerWeek: 13 },
  { ...TEAM, key: 'LIN', name: 'Linden Billing', ticketsPerWeek: 9, medianHours: 8 },
  { ...TEAM, key: 'MAP', name: 'Maple Catalog', ticketsPerWeek: 12, medianHours: 6.5 },
  { ...TEAM, key: 'OAK', name: 'Oak Shipping', ticketsPerWeek: 10, paysByUse: false },
  { ...TEAM, key: 'ROW', name: 'Rowan Support', ticketsPerWeek: 12, medianHours: 7 },
];

/** The project for the issue with the plan's code. It has no other tickets. */
const OFFICE: ProjectSpec = { ...TEAM, key: 'PMO', name: 'Rollout Office', ticketsPerWeek: 0 };

const withValues = (spec: ProjectSpec, values: Partial<ProjectSpec>): ProjectSpec => ({ ...spec, ...values });

/** Eight teams before a pilot, and one with too few tickets to take part. They continue without the assistant. */
export const PILOT_TO_PLAN: readonly ProjectSpec[] = [
  ...TEAMS.map((team) => withValues(team, { lastDay: LAST_DAY_OF_PILOT })),
  { ...TEAM, key: 'YEW', name: 'Yew Labs', ticketsPerWeek: 0.4, lastDay: LAST_DAY_OF_PILOT },
  { ...OFFICE, lastDay: LAST_DAY_OF_PILOT },
];

/** The same teams after 26 weeks of a pilot: the teams that started take 28% less time. */
export const PILOT_FINISHED: readonly ProjectSpec[] = asDrawn(FINISHED_ORDER);

/** The same teams after 12 weeks of a pilot. */
export const PILOT_HALF_WAY: readonly ProjectSpec[] = asDrawn(HALF_WAY_ORDER);

function asDrawn({ start, hash, created, weeks }: DrawnOrder): readonly ProjectSpec[] {
  const starts = (key: string): Partial<ProjectSpec> => {
    const week = weeks[key] ?? null;
    if (week === null) return {};
    const changeDate = new Date(Date.parse(start) + week * WEEK_MS).toISOString().slice(0, 10);
    return { effect: PILOT_EFFECT, changeDate, rampWeeks: SLOW.has(key) ? 6 : 1 };
  };
  const note = { created, summary: 'Pilot plan', description: `The code of the pilot's plan.\nroi-plan: ${hash}` };
  return [
    ...TEAMS.map((team) => withValues(team, { lastDay: LAST_DAY_OF_ALL, ...starts(team.key) })),
    { ...OFFICE, lastDay: LAST_DAY_OF_ALL, notes: [note] },
  ];
}
