import type { PeriodMetrics } from '@roi-insight/contracts';
import type { Period } from '@roi-insight/roi-math';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useBrand, useFormats } from '../../../../brand/index.ts';
import { Card } from '../../../../primitives/Card/Card.tsx';
import type { RootProps } from '../../../../primitives/shared/RootProps.ts';
import { theme, type } from '../../../../theme/index.ts';
import { MetricValue } from '../../shared/MetricValue/MetricValue.tsx';
import { PeriodMarker } from '../../shared/PeriodMarker/PeriodMarker.tsx';

const Title = styled.h3`
  ${type.subheading}
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
`;

const List = styled.dl`
  margin-top: ${theme.space[3]};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${theme.space[4]};
  padding-block: ${theme.space[3]};
  & + & {
    border-top: 1px solid ${theme.color.hairline};
  }
`;

const Name = styled.dt`
  color: ${theme.color.textMuted};
`;

const Value = styled.dd`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

interface PeriodCardProps extends RootProps<'div'> {
  /** Before or after the adoption. */
  readonly side: Period;
  /** The averages and counts of the period, from the report. */
  readonly metrics: PeriodMetrics;
}

const NO_TICKET = 'No ticket in this period';
const NOT_MEASURED = 'No measured ticket in this period';

/** The figures of one period. */
export function PeriodCard({ side, metrics, ...root }: PeriodCardProps) {
  const formats = useFormats();
  const { assistant } = useBrand();
  const titleId = useId();
  const rate = metrics.completion_rate === null ? '' : ` (${formats.percent(metrics.completion_rate)})`;
  const lines = [
    ['Total Tasks', formats.count(metrics.total_tasks), NO_TICKET],
    ['Completed', `${formats.count(metrics.completed_tasks)}${rate}`, NO_TICKET],
    ['Avg Days/Task', formats.decimal(metrics.avg_days_per_task), NOT_MEASURED],
    ['Avg Hours/Task', formats.hours(metrics.avg_hours_per_task), NOT_MEASURED],
    ['Avg Cost/Task', formats.cents(metrics.avg_cost_per_task), NOT_MEASURED],
  ] as const;
  return (
    <Card {...root} render={<section />} aria-labelledby={titleId}>
      <Title id={titleId}>
        <PeriodMarker $side={side} />
        <span>
          {side === 'pre' ? 'Pre' : 'Post'}-<bdi>{assistant}</bdi> Period
        </span>
      </Title>
      <List>
        {lines.map(([name, text, reason]) => (
          <Line key={name}>
            <Name>{name}</Name>
            <Value>
              <MetricValue text={text} reason={reason} />
            </Value>
          </Line>
        ))}
      </List>
    </Card>
  );
}
