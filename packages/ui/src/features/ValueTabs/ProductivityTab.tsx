import type { Report } from '@roi-insight/contracts';
import { useMemo } from 'react';
import { Card } from '../../primitives/Card/Card.tsx';
import { ChartFigure } from '../charts/ChartFigure.tsx';
import type { ChartStyle } from '../charts/ChartModel.ts';
import { hoursComparisonChart } from '../charts/hoursComparisonChart.ts';
import { tasksPerWeekChart } from '../charts/tasksPerWeekChart.ts';
import { PeriodCard } from '../PeriodCard/PeriodCard.tsx';
import { SideBySide, Stack } from './chartGrid.ts';

interface ProductivityTabProps {
  readonly report: Report;
  readonly style: ChartStyle;
}

/** 'Productivity Comparison'. */
export function ProductivityTab({ report, style }: ProductivityTabProps) {
  const hours = useMemo(() => hoursComparisonChart(report, style), [report, style]);
  const tasks = useMemo(() => tasksPerWeekChart(report, style), [report, style]);
  const { pre_claude: pre, post_claude: post } = report.summary_metrics;
  return (
    <Stack>
      <SideBySide>
        <Card>
          <ChartFigure model={hours} />
        </Card>
        <Card>
          <ChartFigure model={tasks} />
        </Card>
      </SideBySide>
      <SideBySide>
        <PeriodCard side="pre" metrics={pre} />
        <PeriodCard side="post" metrics={post} />
      </SideBySide>
    </Stack>
  );
}
