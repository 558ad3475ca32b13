import type { TimeSeries, WeekRow } from '@roi-insight/contracts';
import type { Description } from './Description.ts';

/** Descriptions of the fields about weeks. */
export const seriesDescriptions = {
  TimeSeries: {
    description: 'Weekly figures.',
    fields: { time_savings: 'One row per week.' },
  } satisfies Description<TimeSeries>,
  WeekRow: {
    description:
      'One week. A row may lack its date or a value; charts that need it skip the row, so one bad row does not break the report.',
    fields: {
      Week_Start: 'First day of the week, yyyy-MM-dd.',
      Period: '`Post-Claude` after the adoption date, any other value before it.',
      Task_Count: 'Tickets completed in the week.',
      Avg_Hours_Per_Task: 'Working hours; null: none measured in that week.',
    },
  } satisfies Description<WeekRow>,
};
