import type { CellGroup } from '../CellGroup.ts';
import { autoregressive, noisy, quiet, withSeason, withStep } from '../worlds/levels.ts';
import type { OrganizationWorld } from './OrganizationWorld.ts';

export interface OrganizationCell {
  readonly name: string;
  readonly world: OrganizationWorld;
  readonly teams: number;
  /** The share of time that a user saves. */
  readonly saving: number;
  /** Minimum share of runs that find the saving per user: that of the reference; null if it has none. */
  readonly found: number | null;
}

const USUAL: OrganizationWorld = {
  spread: 1.1,
  perWeek: () => 15,
  shared: autoregressive(0.1, 0.4),
  shocks: noisy,
  slopes: 0.002,
  own: () => () => 0,
  inOrder: () => 0,
  missing: 0,
  useByShock: 0,
  useByLevel: 0,
};

/** The world that is most like the simulation of the reference. */
const NOISY = 'noisy';

const WORLDS: Readonly<Record<string, Partial<OrganizationWorld>>> = {
  quiet: { shocks: quiet, spread: 0.7 },
  [NOISY]: {},
  'own trends': { slopes: 0.01 },
  'crunch before each start': {
    own:
      ({ start }) =>
      (week) =>
        start !== null && week >= start - 6 && week < start ? Math.log(1.35) : 0,
  },
  'improving teams first': { slopes: 0.005, inOrder: (one, other) => one.slope - other.slope },
  'best teams first': { inOrder: (one, other) => one.level - other.level },
  reorganization: { shocks: withStep(noisy, 0.2) },
  season: { shocks: withSeason(noisy, 0.15), shared: withSeason(noisy, 0.2) },
  'one team of 20 times the size': { perWeek: (index) => (index === 0 ? 300 : 15) },
  '30 % of weeks missing': { missing: 0.3 },
  'use rises in easy weeks, faster teams use more': { useByShock: 0.3, useByLevel: 0.3 },
};

const SIZES = [5, 10, 20, 50, 100, 200];

/** Worlds in which savings are drawn, too. The estimate moves with a saving, but its error does not, so that other worlds would show nothing else. */
const WITH_SAVINGS = ['quiet', NOISY, 'one team of 20 times the size', '30 % of weeks missing'];

/** The share of simulated organizations in which the reference finds 20 and 30 %, by the number of teams. */
const REFERENCE: Readonly<Record<number, readonly [number, number]>> = {
  5: [0.05, 0.14],
  10: [0.26, 0.5],
  20: [0.47, 0.78],
  50: [0.89, 1],
  200: [1, 1],
};

const cell = (name: string, teams: number, saving: number): OrganizationCell => ({
  name: `${name}, ${teams} teams, ${saving === 0 ? 'no effect' : `${saving * 100} % saved`}`,
  world: { ...USUAL, ...WORLDS[name] },
  teams,
  saving,
  found: name === NOISY && saving > 0 ? (REFERENCE[teams]?.[saving === 0.2 ? 0 : 1] ?? null) : null,
});

export const ORGANIZATION_GROUPS: readonly CellGroup<OrganizationCell>[] = [
  {
    key: 'null',
    title: 'No effect',
    cells: Object.keys(WORLDS).flatMap((name) => SIZES.map((teams) => cell(name, teams, 0))),
  },
  {
    key: 'savings',
    title: 'Savings of each user',
    cells: WITH_SAVINGS.flatMap((name) =>
      SIZES.flatMap((teams) => [0.2, 0.3].map((saving) => cell(name, teams, saving))),
    ),
  },
];
