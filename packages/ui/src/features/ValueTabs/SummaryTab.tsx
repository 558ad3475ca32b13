import type { Report } from '@roi-insight/contracts';
import { useMemo } from 'react';
import { Card } from '../../primitives/Card/Card.tsx';
import { ChartFigure } from '../charts/ChartFigure.tsx';
import type { ChartStyle } from '../charts/ChartModel.ts';
import { cumulativeSavingsChart } from '../charts/cumulativeSavingsChart.ts';
import { weeklyHoursChart } from '../charts/weeklyHoursChart.ts';
import { weeklyTicketsChart } from '../charts/weeklyTicketsChart.ts';
import { SideBySide, Stack } from './chartGrid.ts';

interface SummaryTabProps {
  readonly report: Report;
  readonly style: ChartStyle;
}

/** 'Summary of Value Impact'. */
export function SummaryTab({ report, style }: SummaryTabProps) {
  const savings = useMemo(() => cumulativeSavingsChart(report, style), [report, style]);
  const hours = useMemo(() => weeklyHoursChart(report, style), [report, style]);
  const tickets = useMemo(() => weeklyTicketsChart(report, style), [report, style]);
  return (
    <Stack>
      <Card>
        <ChartFigure model={savings} />
      </Card>
      <SideBySide>
        <Card>
          <ChartFigure model={hours} legend />
        </Card>
        <Card>
          <ChartFigure model={tickets} legend />
        </Card>
      </SideBySide>
    </Stack>
  );
}
