import type { Report } from '@roi-insight/contracts';
import { cumulativeSavingsChart } from '../charts/cumulativeSavingsChart.ts';
import { weeklyHoursChart } from '../charts/weeklyHoursChart.ts';
import { weeklyTicketsChart } from '../charts/weeklyTicketsChart.ts';
import { chartTable, note } from '../document/blocks.ts';
import type { Section } from '../document/ReportDocument.ts';
import type { Formats } from '../format/index.ts';
import { chartBlocks } from './chartBlocks.ts';

/** The savings of the first weeks, and the findings of the two weekly charts. */
export function valueImpactSection(formats: Formats, report: Report, assistant: string): Section<'value-impact'> {
  const savings = cumulativeSavingsChart(formats, report);
  const weekly = [weeklyHoursChart, weeklyTicketsChart].map((chart) => chart(formats, report, assistant));
  return {
    id: 'value-impact',
    title: 'Summary of Value Impact',
    blocks: [
      ...chartBlocks(savings),
      ...(savings.empty === null ? [chartTable(savings.table)] : []),
      ...weekly.flatMap(chartBlocks),
      ...(weekly.some(({ empty }) => empty === null)
        ? [
            note(
              report.organization === undefined
                ? 'All weeks are in the table ‘Weekly figures’.'
                : 'All weeks are in the CSV file of the weeks.',
            ),
          ]
        : []),
    ],
  };
}
