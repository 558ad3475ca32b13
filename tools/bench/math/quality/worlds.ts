import type { QualityWeek } from '../../../../packages/roi-math/src/quality/qualityWeeks.ts';
import type { Random } from '../random.ts';
import { type Course, linear, noisy, quiet, type Shocks, withSeason } from '../worlds/levels.ts';

/** A simulated project with bugs. */
export interface QualityCell {
  readonly name: string;
  readonly world: World;
  /** Bugs created in a usual week. */
  readonly rate: number;
  /** Change of the bugs created, and of the share of reopened tickets, at adoption: 0.25 is a quarter more. */
  readonly change: number;
  /** Number of other teams to compare with. */
  readonly controls: number;
}

interface World {
  readonly name: string;
  readonly shocks: Shocks;
  readonly trend?: Course;
  /** Changes the counts of some weeks. */
  readonly disturb?: (weeks: QualityWeek[], rate: number, random: Random) => void;
}

const weekOf = (weeks: readonly QualityWeek[], random: Random) => Math.floor(random.uniform() * weeks.length);

function add(weeks: QualityWeek[], at: number, created: number, resolved: number): void {
  const week = weeks[at];
  if (week === undefined) return;
  weeks[at] = { ...week, created: week.created + Math.round(created), resolved: week.resolved + Math.round(resolved) };
}

const WORLDS: readonly World[] = [
  { name: 'quiet', shocks: quiet },
  { name: 'noisy', shocks: noisy },
  { name: 'growing team', shocks: quiet, trend: linear(0.01) },
  { name: 'season', shocks: withSeason(quiet, 0.2) },
  {
    name: 'imports',
    shocks: quiet,
    disturb: (weeks, _, random) => {
      for (let batch = 0; batch < 2; batch += 1) add(weeks, weekOf(weeks, random), 10 + 40 * random.uniform(), 0);
    },
  },
  {
    name: 'triage day',
    shocks: quiet,
    disturb: (weeks, rate, random) => {
      add(weeks, weekOf(weeks, random), rate * (1 + 2 * random.uniform()), rate * (4 + 4 * random.uniform()));
    },
  },
];
const RATES = [0.5, 2, 5, 15];
const CHANGES = [0, 0.25, 0.5, -0.33];

const cells = (worlds: readonly World[], controls: number, changes = CHANGES): QualityCell[] =>
  worlds.flatMap((world) =>
    RATES.flatMap((rate) =>
      changes.map((change) => ({
        name: `${world.name}, ${rate} a week, ${percentText(change)}${controls > 0 ? `, ${controls} other teams` : ''}`,
        world,
        rate,
        change,
        controls,
      })),
    ),
  );

const percentText = (change: number) =>
  change === 0 ? 'no change' : `${change > 0 ? '+' : '−'}${Math.abs(change) * 100} %`;

export const ALONE: readonly QualityCell[] = cells(WORLDS, 0);
export const COMPARED: readonly QualityCell[] = cells(
  WORLDS.filter(({ name }) => ['noisy', 'season'].includes(name)),
  4,
  [0, 0.5],
);
