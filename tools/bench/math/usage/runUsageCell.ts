import type { ObservedStart } from '@roi-insight/contracts';
import { calendarDateOf } from '../../../../packages/roi-math/src/time/calendarDateOf.ts';
import { controlStatus } from '../../../../packages/roi-math/src/usage/controlStatus.ts';
import { observedStart } from '../../../../packages/roi-math/src/usage/start/observedStart.ts';
import { startOffset } from '../../../../packages/roi-math/src/usage/start/startOffset.ts';
import { type Draw, drawCompany } from '../comparison/draws.ts';
import { randomFrom } from '../random.ts';
import { seedOf } from '../runCell.ts';
import { drawUsage, START } from './usageWorld.ts';
import { DAYS, type UsageCell } from './worlds.ts';

/** The result of a cell: in how many runs each case occurred. */
export type UsageResult =
  /**
   * `near` counts dates within two weeks of the truth, and `inRange` also ranges that contain the truth or a week within two weeks of it. `noticed`
   * counts reports that call the entered date wrong.
   */
  | {
      readonly kind: 'start';
      readonly runs: number;
      readonly near: number;
      readonly inRange: number;
      readonly found: number;
      readonly pilots: number;
      readonly noticed: number;
    }
  | { readonly kind: 'no-start'; readonly runs: number; readonly found: number }
  | { readonly kind: 'control'; readonly runs: number; readonly contaminated: number; readonly verified: number }
  | {
      readonly kind: 'comparison';
      readonly runs: number;
      readonly faster: number;
      readonly slower: number;
      /** False claims with grade A or B. */
      readonly graded: number;
      readonly changedControl: number;
    };

const isFound = (start: ObservedStart) => start.observedStart !== null;

/** Draws a cell `runs` times. */
export function runUsageCell(cell: UsageCell, runs: number, firstSeed: number): UsageResult {
  const random = randomFrom(seedOf(cell.name) + firstSeed);
  const times = <T>(draw: () => T) => Array.from({ length: runs }, draw);
  switch (cell.kind) {
    case 'start': {
      const truth = calendarDateOf(START);
      const found = times(() => observedStart(drawUsage(cell.world, random))).filter(isFound);
      const entered = calendarDateOf(START + 7 * cell.enteredWeek);
      const count = (test: (start: ObservedStart) => boolean) => found.filter(test).length;
      return {
        kind: 'start',
        runs,
        near: count(({ observedStart: first }) => startOffset({ observedStart: first }, truth) === null),
        inRange: count((start) => startOffset(start, truth) === null),
        found: found.length,
        pilots: count(({ pilotStart }) => pilotStart !== undefined),
        noticed: count((start) => startOffset(start, entered) !== null),
      };
    }
    case 'no-start':
      return {
        kind: 'no-start',
        runs,
        found: times(() => observedStart(drawUsage(cell.world, random))).filter(isFound).length,
      };
    case 'control': {
      const statuses = times(() => controlStatus([drawUsage(cell.world, random)], DAYS).kind);
      const count = (kind: (typeof statuses)[number]) => statuses.filter((status) => status === kind).length;
      return { kind: 'control', runs, contaminated: count('contaminated'), verified: count('verified') };
    }
    case 'comparison': {
      const { company, companies } = cell;
      // Usage is drawn after the company, and with a seed of its own, so that the company is the same whether usage is given or not.
      const draws = Array.from({ length: runs }, (_, index) =>
        drawCompany(company, randomFrom(seedOf(`${companies} ${index}`) + firstSeed)),
      );
      const count = (test: (draw: Draw) => boolean) => draws.filter(test).length;
      const isWrong = ({ verdict }: Draw) => verdict === 'slower' || (verdict === 'faster' && company.saving === 0);
      return {
        kind: 'comparison',
        runs,
        faster: count(({ verdict }) => verdict === 'faster'),
        slower: count(({ verdict }) => verdict === 'slower'),
        graded: count((draw) => isWrong(draw) && (draw.grade === 'A' || draw.grade === 'B')),
        changedControl: count(({ doubts }) => doubts.includes('changed-controls')),
      };
    }
  }
}
