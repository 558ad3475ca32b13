import type { Report } from '@roi-insight/contracts';
import { tasksPerWeek } from '@roi-insight/roi-math';
import { formatDecimal } from '../format/index.ts';
import type { ChartModel, ChartStyle } from './ChartModel.ts';
import { comparisonChart } from './comparisonChart.ts';

/** 'Average Tasks Completed per Week': total tasks / total days × 7. */
export function tasksPerWeekChart(report: Report, style: ChartStyle): ChartModel {
  const before = tasksPerWeek(report, 'pre');
  const after = tasksPerWeek(report, 'post');
  return comparisonChart(
    {
      title: 'Average Tasks Completed per Week',
      unit: 'Tasks per week',
      before,
      after,
      format: formatDecimal,
      finding: finding(before, after),
      empty: 'The length of the periods is not known.',
    },
    style,
  );
}

function finding(before: number | null, after: number | null): string {
  if (before === null || after === null) return 'Tasks per week, where they are known.';
  const difference = formatDecimal(Math.abs(before - after));
  if (difference === formatDecimal(0)) return 'Tasks per week: no difference.';
  return `Tasks per week: ${difference} ${after < before ? 'fewer' : 'more'} after adoption.`;
}
