import type { UsageResult } from './runUsageCell.ts';
import type { UsageCell } from './worlds.ts';

/** The row of a cell; shares in percent of its runs. */
export function usageRow(cell: UsageCell, result: UsageResult) {
  const percent = (count: number) => Number(((100 * count) / result.runs).toFixed(1));
  const row = { world: cell.name, runs: result.runs };
  if (cell.kind === 'start' && result.kind === 'start') {
    const near = percent(result.near);
    const { target } = cell;
    return {
      ...row,
      'start within 2 weeks %': near,
      'start in range %': percent(result.inRange),
      'false start %': percent(result.found - result.near),
      'pilot named %': percent(result.pilots),
      'date doubted %': percent(result.noticed),
      target: target === undefined ? '' : `within 2 weeks ≥ ${target * 100}`,
      missed: target !== undefined && result.near < target * result.runs ? 'start' : '',
    };
  }
  if (cell.kind === 'no-start' && result.kind === 'no-start')
    return {
      ...row,
      'false start %': percent(result.found),
      target: `false ≤ ${cell.target * 100}`,
      missed: result.found > cell.target * result.runs ? 'false start' : '',
    };
  if (cell.kind === 'control' && result.kind === 'control') {
    const { min = 0, max = 1 } = cell.target ?? {};
    const share = result.contaminated / result.runs;
    return {
      ...row,
      'contaminated %': percent(result.contaminated),
      'verified %': percent(result.verified),
      target: cell.target === undefined ? '' : min > 0 ? `contaminated ≥ ${min * 100}` : `contaminated ≤ ${max * 100}`,
      missed: share < min || share > max ? 'contaminated' : '',
    };
  }
  if (cell.kind !== 'comparison' || result.kind !== 'comparison')
    throw new Error(`The result of another cell than ${cell.name}`);
  const { target, company } = cell;
  const falseSide = company.saving === 0 ? Math.max(result.slower, result.faster) : result.slower;
  return {
    ...row,
    'faster %': percent(result.faster),
    'slower %': percent(result.slower),
    'false with A or B %': percent(result.graded),
    'a control changed %': percent(result.changedControl),
    target: target === undefined ? '' : `false ≤ ${target * 100} a side`,
    missed: target !== undefined && falseSide > target * result.runs ? 'false claims' : '',
  };
}
