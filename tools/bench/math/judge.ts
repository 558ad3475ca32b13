import type { CellResult, Claims } from './runCell.ts';
import type { Cell } from './worlds/world.ts';

/** A share of the runs, and whether it meets its target. */
export interface Figure {
  readonly share: number;
  readonly misses: boolean;
}

/** The judged figures of a cell. */
export interface Judged {
  readonly name: string;
  readonly falseFaster: Figure | null;
  readonly falseSlower: Figure | null;
  /** Share of the runs with enough data. */
  readonly coverage: Figure | null;
  /** Share of runs that claim the true direction; null if the world has no effect. */
  readonly found: Figure | null;
  /** If the world has no effect, this lists all claims, because all are false. Otherwise, it lists the claims in the true direction. */
  readonly claims: readonly Claims[];
  readonly falseB: Figure | null;
  /** Share of the runs with a doubt about logged hours; null without a target for it. */
  readonly marked: Figure | null;
  readonly tooLittle: number;
}

/**
 * Compares a cell's result with its target.
 * @param resultOf the result of another cell; undefined if it did not run
 */
export function judge(
  { name, world, target }: Cell,
  result: CellResult,
  resultOf: (name: string) => CellResult | undefined,
): Judged {
  const { runs, tooLittle, faster, slower } = result;
  const direction = Math.sign(Math.round(world.truth * 1e6));
  const wrong = [...(direction > 0 ? [] : [faster]), ...(direction < 0 ? [] : [slower])];
  const falseClaim = (claims: Claims): Figure => {
    const share = claims.count / runs;
    return { share, misses: share > maxFalseClaims(target, runs) };
  };
  const covered = runs === tooLittle ? null : result.covered / (runs - tooLittle);
  const { min = 0, max = 1 } = target.coverage ?? {};
  const right = direction > 0 ? faster : slower;
  const falseB = wrong.reduce((sum, { grades }) => sum + grades.A + grades.B, 0) / runs;
  return {
    name,
    falseFaster: direction > 0 ? null : falseClaim(faster),
    falseSlower: direction < 0 ? null : falseClaim(slower),
    coverage: covered === null ? null : { share: covered, misses: covered < min || covered > max },
    found: direction === 0 ? null : { share: right.count / runs, misses: missesPower(target, right, runs) },
    claims: direction === 0 ? [faster, slower] : [right],
    falseB: target.falseB === undefined ? null : { share: falseB, misses: falseB > target.falseB },
    marked: markedOf(target, result),
    tooLittle: tooLittle / runs,
  };

  function missesPower({ found, foundLike }: Cell['target'], claims: Claims, of: number): boolean {
    const other = foundLike === undefined ? undefined : resultOf(foundLike.than);
    const least = Math.max(
      found ?? 0,
      foundLike === undefined || other === undefined ? 0 : other.faster.count / other.runs - foundLike.loss,
    );
    return claims.count / of < least;
  }
}

function maxFalseClaims({ falseClaims, tolerance = 0 }: Cell['target'], runs: number): number {
  if (falseClaims === undefined) return 1;
  return falseClaims + tolerance * Math.sqrt((falseClaims * (1 - falseClaims)) / runs);
}

function markedOf({ marked }: Cell['target'], { runs, marked: count }: CellResult): Figure | null {
  if (marked === undefined) return null;
  const share = count / runs;
  return { share, misses: share < (marked.min ?? 0) || share > (marked.max ?? 1) };
}
