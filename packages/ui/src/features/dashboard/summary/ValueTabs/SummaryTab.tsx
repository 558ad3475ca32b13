import type { Report } from '@roi-insight/contracts';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { theme, type } from '../../../../theme/index.ts';
import {
  cumulativeSavingsChart,
  WEEKLY_CHARTS_NOTE,
  weeklyHoursChart,
  weeklyTicketsChart,
} from '@roi-insight/report-text';
import { styled } from 'styled-components';
import { ReportChart } from '../../charts/ReportChart.tsx';
import { SideBySide, Stack } from './chartGrid.ts';

const Note = styled.p`
  ${type.caption}
  max-width: 60rem;
  margin-top: ${theme.space[4]};
  color: ${theme.color.textSubtle};
  text-wrap: pretty;
`;

/** 'Summary of Value Impact'. */
export function SummaryTab({ report }: { readonly report: Report }) {
  return (
    <Stack>
      <Card>
        <ReportChart report={report} chart={cumulativeSavingsChart} />
      </Card>
      <div>
        <SideBySide>
          <Card>
            <ReportChart report={report} chart={weeklyHoursChart} legend />
          </Card>
          <Card>
            <ReportChart report={report} chart={weeklyTicketsChart} legend />
          </Card>
        </SideBySide>
        <Note>{WEEKLY_CHARTS_NOTE}</Note>
      </div>
    </Stack>
  );
}
