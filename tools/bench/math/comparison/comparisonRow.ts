import type { ComparisonResult } from './runComparisonCell.ts';
import type { ComparisonCell } from './worlds.ts';

/** The row of a company; shares in percent of its runs. */
export function comparisonRow(cell: ComparisonCell, result: ComparisonResult) {
  const isEffect = cell.company.saving > 0;
  const percent = (count: number) => Number(((100 * count) / result.runs).toFixed(1));
  return {
    company: cell.name,
    runs: result.runs,
    'false faster %': isEffect ? null : percent(result.faster),
    'false slower %': percent(result.slower),
    'coverage %': percent(result.covered),
    'found %': isEffect ? percent(result.faster) : null,
    'grade A %': percent(result.gradeA),
    'false with A %': percent(result.falseA),
    'false with A or B %': percent(result.falseB),
    'of those with A, false %':
      isEffect || result.gradeA === 0 ? null : Number(((100 * result.falseA) / result.gradeA).toFixed(1)),
    'a control changed %': percent(result.changedControl),
    'needs the last weeks %': percent(result.lastWeeks),
    'alone: faster %': percent(result.aloneFaster),
    'alone: slower %': percent(result.aloneSlower),
    target: targetText(cell),
    missed: Object.entries(missesOf(cell, result))
      .flatMap(([name, misses]) => (misses ? name : []))
      .join(', '),
  };
}

/** The figures that miss their target. */
function missesOf({ company, target }: ComparisonCell, result: ComparisonResult) {
  const { runs } = result;
  const share = (count: number) => count / runs;
  const { falseClaims = 1, coverage = { min: 0 }, found = 0, changedControl = {} } = target;
  const { reachesA = 0, gradeA = 1, gradeB = 1 } = target;
  return {
    'false faster': company.saving === 0 && share(result.faster) > falseClaims,
    'false slower': share(result.slower) > falseClaims,
    coverage: share(result.covered) < coverage.min || share(result.covered) > (coverage.max ?? 1),
    found: company.saving > 0 && share(result.faster) < found,
    'grade A': share(result.gradeA) < reachesA,
    'false with A': share(result.falseA) > gradeA,
    'false with A or B': share(result.falseB) > gradeB,
    'a control changed':
      share(result.changedControl) < (changedControl.min ?? 0) ||
      share(result.changedControl) > (changedControl.max ?? 1),
  };
}

function targetText({
  target: { falseClaims, coverage, found, reachesA, gradeA, gradeB, changedControl },
}: ComparisonCell): string {
  const whole = (share: number) => `${Number((share * 100).toFixed(1))}`;
  return [
    falseClaims === undefined ? '' : `false ≤ ${whole(falseClaims)}`,
    coverage === undefined
      ? ''
      : `coverage ${coverage.max === undefined ? `≥ ${whole(coverage.min)}` : `${whole(coverage.min)}–${whole(coverage.max)}`}`,
    found === undefined ? '' : `found ≥ ${whole(found)}`,
    reachesA === undefined ? '' : `grade A ≥ ${whole(reachesA)}`,
    gradeA === undefined ? '' : `false with A ≤ ${whole(gradeA)}`,
    gradeB === undefined ? '' : `false with A or B ≤ ${whole(gradeB)}`,
    changedControl?.min === undefined ? '' : `changed ≥ ${whole(changedControl.min)}`,
    changedControl?.max === undefined ? '' : `changed ≤ ${whole(changedControl.max)}`,
  ]
    .filter((part) => part !== '')
    .join(', ');
}
