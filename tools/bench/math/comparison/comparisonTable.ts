import { markdownTable } from '../../markdownTable.ts';
import type { ComparisonResult } from './runComparisonCell.ts';
import type { ComparisonCell, ComparisonGroup } from './worlds.ts';

/** What stands above the tables. */
export const HEADING = `Every team completes 15 tickets a week (Poisson, σ 0.7) for 39 + 13 weeks. Shares in percent of the runs; * misses its target. “Grade A” counts
all runs, most of which claim nothing; “false with A” those whose claim is false. “A control changed” is the doubt about a control that seems to have
changed by itself. “Alone” is what the project shows without the other teams.
`;

const percent = (share: number) => (share * 100).toFixed(1);

/** The figures of a cell that miss their target, by column. */
export function missesOf({ company, target }: ComparisonCell, result: ComparisonResult) {
  const { runs } = result;
  const share = (count: number) => count / runs;
  const { falseClaims = 1, coverage = { min: 0 }, found = 0, gradeA = 1, changedControl = {} } = target;
  return {
    faster: company.saving === 0 && share(result.faster) > falseClaims,
    slower: share(result.slower) > falseClaims,
    coverage: share(result.covered) < coverage.min || share(result.covered) > (coverage.max ?? 1),
    found: company.saving > 0 && share(result.faster) < found,
    falseA: share(result.falseA) > gradeA,
    changedControl:
      share(result.changedControl) < (changedControl.min ?? 0) ||
      share(result.changedControl) > (changedControl.max ?? 1),
  };
}

/** A group as a table; a star marks a missed target. */
export function comparisonTable(
  { title, cells }: ComparisonGroup,
  resultOf: (name: string) => ComparisonResult,
): string {
  const rows = cells.map((cell) => {
    const result = resultOf(cell.name);
    const misses = missesOf(cell, result);
    const isEffect = cell.company.saving > 0;
    const figure = (count: number, missed: boolean) => `${percent(count / result.runs)}${missed ? ' *' : ''}`;
    return {
      [title]: cell.name,
      runs: result.runs,
      'false faster': isEffect ? '' : figure(result.faster, misses.faster),
      'false slower': figure(result.slower, misses.slower),
      coverage: figure(result.covered, misses.coverage),
      found: isEffect ? figure(result.faster, misses.found) : '',
      'grade A': percent(result.gradeA / result.runs),
      'false with A': figure(result.falseA, misses.falseA),
      'a control changed': figure(result.changedControl, misses.changedControl),
      'alone: faster, slower': `${percent(result.aloneFaster / result.runs)}, ${percent(result.aloneSlower / result.runs)}`,
      target: targetText(cell),
    };
  });
  return markdownTable(rows);
}

function targetText({ target: { falseClaims, coverage, found, gradeA, changedControl } }: ComparisonCell): string {
  const whole = (share: number) => `${Number((share * 100).toFixed(1))}`;
  return [
    falseClaims === undefined ? '' : `false ≤ ${whole(falseClaims)}`,
    coverage === undefined
      ? ''
      : `coverage ${coverage.max === undefined ? `≥ ${whole(coverage.min)}` : `${whole(coverage.min)}–${whole(coverage.max)}`}`,
    found === undefined ? '' : `found ≥ ${whole(found)}`,
    gradeA === undefined ? '' : `false with A ≤ ${whole(gradeA)}`,
    changedControl?.min === undefined ? '' : `changed ≥ ${whole(changedControl.min)}`,
    changedControl?.max === undefined ? '' : `changed ≤ ${whole(changedControl.max)}`,
  ]
    .filter((part) => part !== '')
    .join(', ');
}
