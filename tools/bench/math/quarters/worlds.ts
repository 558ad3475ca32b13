import {
  autoregressive,
  type Course,
  linear,
  noShocks,
  randomWalk,
  type Shocks,
  withBends,
  withHump,
  withSeason,
  withStep,
} from '../worlds/levels.ts';

/** Share of the time that is saved in each week after adoption. */
export type Saving = (week: number) => number;

/** A simulated company that gets a report every few weeks. */
export interface YearCell {
  readonly name: string;
  readonly shocks: Shocks;
  readonly trend: Course;
  readonly saving: Saving;
  readonly controls: number;
  /** The right word for the course of the effect; null if there is no effect. */
  readonly course: 'lasting' | 'fading' | 'gone' | 'growing' | null;
}

const COURSES: readonly { name: string; saving: Saving; course: YearCell['course'] }[] = [
  { name: 'no effect', saving: () => 0, course: null },
  { name: '30 % saved, lasting', saving: () => 0.3, course: 'lasting' },
  { name: '30 % saved, 15 % from the second quarter on', saving: (week) => (week < 13 ? 0.3 : 0.15), course: 'fading' },
  { name: '30 % saved, gone after a quarter', saving: (week) => (week < 13 ? 0.3 : 0), course: 'gone' },
  {
    name: '10 % saved, growing to 30 %',
    saving: (week) => (week < 13 ? 0.1 : week < 26 ? 0.2 : 0.3),
    course: 'growing',
  },
];

const flat: Course = () => 0;
const quiet = autoregressive(0.1, 0.3);
const noisy = autoregressive(0.25, 0.4);

const WORLDS: readonly { name: string; shocks: Shocks; trend: Course; controls: number }[] = [
  { name: 'no shocks', shocks: noShocks, trend: flat, controls: 0 },
  { name: 'quiet', shocks: quiet, trend: flat, controls: 0 },
  { name: 'noisy', shocks: noisy, trend: flat, controls: 0 },
  { name: 'quiet, −0.75 % a week', shocks: quiet, trend: linear(-0.0075), controls: 0 },
  { name: 'quiet, −1.5 % a week', shocks: quiet, trend: linear(-0.015), controls: 0 },
  { name: 'noisy, −1.5 % a week', shocks: noisy, trend: linear(-0.015), controls: 0 },
  { name: 'walk of 0.1', shocks: randomWalk(0.1), trend: flat, controls: 0 },
  { name: 'walk of 0.2', shocks: randomWalk(0.2), trend: flat, controls: 0 },
  { name: 'ρ 0.9', shocks: autoregressive(0.1, 0.9), trend: flat, controls: 0 },
  { name: 'hump of 8 weeks', shocks: withHump(quiet, 8, 0.4), trend: flat, controls: 0 },
  { name: 'own season of 15 %', shocks: withSeason(quiet, 0.15), trend: flat, controls: 0 },
  { name: 'ρ 0.95', shocks: autoregressive(0.1, 0.95), trend: flat, controls: 0 },
  { name: 'bends of 2 % a week', shocks: withBends(quiet, 0.02), trend: flat, controls: 0 },
  { name: 'reorganization', shocks: withStep(quiet, 0.3), trend: flat, controls: 0 },
  { name: 'quiet, 4 controls, own steps', shocks: withStep(quiet, 0.3), trend: flat, controls: 4 },
  { name: 'quiet, 4 controls, own bends', shocks: withBends(quiet, 0.02), trend: flat, controls: 4 },
  { name: 'quiet, 4 controls', shocks: quiet, trend: flat, controls: 4 },
  { name: 'quiet, 8 controls', shocks: quiet, trend: flat, controls: 8 },
  { name: 'noisy, 4 controls', shocks: noisy, trend: flat, controls: 4 },
  { name: 'noisy, 8 controls', shocks: noisy, trend: flat, controls: 8 },
];

export const YEAR_CELLS: readonly YearCell[] = WORLDS.flatMap((world) =>
  COURSES.map((effect) => Object.assign({}, world, effect, { name: `${world.name}: ${effect.name}` })),
);
