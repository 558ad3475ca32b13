import { HOSTILE, RETURNING, USUAL } from './worlds.ts';
import type { PlanWorld } from './PlanWorld.ts';
import type { TrustWorld } from './TrustWorld.ts';
import { ATTACKS, IN_ORDER } from './trustWorlds.ts';

/** A kind of simulated rollout, with its expected result. */
export type PlanCell = { readonly name: string; readonly teams: number } & (
  | { readonly kind: 'null'; readonly world: PlanWorld }
  /** The slowest teams start first: the order was not drawn, although the test assumes that it was. */
  | { readonly kind: 'chosen'; readonly world: PlanWorld }
  | {
      readonly kind: 'effect';
      readonly world: PlanWorld;
      readonly saving: number;
      /** Share of the team that uses the assistant. */
      readonly use: number;
      readonly shape: 'at-once' | 'ramp';
    }
  /** A forecast from the first half of a history, compared with replays in the second half. */
  | { readonly kind: 'replay'; readonly world: PlanWorld; readonly saving: number }
  /** Complete reports without an effect. */
  | { readonly kind: 'attack'; readonly world: TrustWorld }
  /** Complete reports on an effect, while everything is in order. */
  | { readonly kind: 'in-order'; readonly world: TrustWorld }
);

const TEAMS = [5, 6, 8, 10, 20];

const nulls = TEAMS.flatMap((teams) =>
  Object.entries(HOSTILE).map(([name, world]): PlanCell => ({
    name: `${teams} teams, ${name}`,
    teams,
    kind: 'null',
    world,
  })),
);

const COURSES = [
  { shape: 'at-once', use: 1, name: 'at once' },
  { shape: 'ramp', use: 1, name: 'ramp of 6 weeks' },
  { shape: 'ramp', use: 0.6, name: 'ramp, 60 % use it' },
] as const;

const effects = TEAMS.flatMap((teams) =>
  [0.2, 0.3].flatMap((saving) =>
    COURSES.map(({ shape, use, name }): PlanCell => ({
      name: `${teams} teams, ${saving * 100} % saved, ${name}`,
      teams,
      kind: 'effect',
      world: USUAL,
      saving,
      use,
      shape,
    })),
  ),
);

const replays = [6, 8, 10].map((teams): PlanCell => ({
  name: `${teams} teams, 30 % saved, first half against second`,
  teams,
  kind: 'replay',
  world: USUAL,
  saving: 0.3,
}));

const reports = (kind: 'attack' | 'in-order', worlds: Readonly<Record<string, TrustWorld>>) =>
  [8, 10].flatMap((teams) =>
    Object.entries(worlds).map(([name, world]): PlanCell => ({
      name: `report on ${teams} teams, ${name}`,
      teams,
      kind,
      world,
    })),
  );

export const PLAN_CELLS: readonly PlanCell[] = [
  ...nulls,
  { name: '10 teams, the slowest first', teams: 10, kind: 'chosen', world: RETURNING },
  ...effects,
  ...replays,
  ...reports('attack', ATTACKS),
  ...reports('in-order', IN_ORDER),
];
