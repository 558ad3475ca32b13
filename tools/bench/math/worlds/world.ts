import type { TimedTicket } from '@roi-insight/roi-math';
import type { CellGroup } from '../CellGroup.ts';
import type { Random } from '../random.ts';

/** A simulated project whose true change is known. */
export interface World {
  /** The true percentage of time that adoption saves, from the mean of ln(hours) over the weeks after adoption; negative: slower. */
  readonly truth: number;
  readonly postWeeks: number;
  /** Draws the tickets of a project. The same random numbers give the same tickets. */
  readonly draw: (random: Random) => TimedTicket[];
}

/** Targets of a cell, as shares of the runs. Figures without a target are published, too. */
export interface Target {
  /** Maximum share of false claims on each side. */
  readonly falseClaims?: number;
  /** `falseClaims` may be exceeded by this number of standard errors. Default 0. */
  readonly tolerance?: number;
  readonly coverage?: { readonly min: number; readonly max?: number };
  /** Minimum share of claims in the true direction. */
  readonly found?: number;
  /** The share of claims in the true direction may be at most `loss` lower than in the cell named `than`. */
  readonly foundLike?: { readonly than: string; readonly loss: number };
  /** Maximum share of false claims with grade B. */
  readonly falseB?: number;
  /** Limits of the share of reports with a doubt about logged hours. */
  readonly marked?: { readonly min?: number; readonly max?: number };
}

/** A world and its row in the table. */
export interface Cell {
  readonly name: string;
  readonly world: World;
  readonly target: Target;
  /** Cells with the same seed draw the same numbers. Default: the name of the cell. */
  readonly seed?: string;
}

/** With 1,000 runs, a share of 2.5 % has a standard error of 0.5 points. */
export const MAX_RUNS = 1000;

/** Cells under one heading. Each cell has at most {@link MAX_RUNS} draws, unless the group sets another number. */
export type Group = CellGroup<Cell>;

/** Describes a target. */
export function targetText({ falseClaims, tolerance, coverage, falseB, marked }: Target): string {
  const percent = (share: number) => `${Number((share * 100).toFixed(1))} %`;
  const parts = [
    falseClaims === undefined
      ? ''
      : `false claims ≤ ${percent(falseClaims)}${tolerance === undefined ? '' : ` + ${tolerance} standard errors`} a side`,
    coverage === undefined
      ? ''
      : `coverage ≥ ${percent(coverage.min)}${coverage.max === undefined ? '' : ` and ≤ ${percent(coverage.max)}`}`,
    falseB === undefined ? '' : `false claims with grade B ≤ ${percent(falseB)} of the runs`,
    marked?.min === undefined ? '' : `marked ≥ ${percent(marked.min)}`,
    marked?.max === undefined ? '' : `marked ≤ ${percent(marked.max)}`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'published without a target' : parts.join(', ');
}
