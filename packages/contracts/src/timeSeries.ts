import { array, type InferType, object, string } from 'yup';
import { finite } from './numbers.ts';

/** `Period` of a row after the adoption date; every other value counts as before it. */
export const POST_PERIOD = 'Post-Claude';
/** `Period` of a row before the adoption date. */
export const PRE_PERIOD = 'Pre-Claude';

/**
 * One week. A row may lack its date or a value: the charts that need it leave the row out, so that one bad row of
 * another server does not lose the report.
 */
export const weekRowSchema = object({
  Week_Start: string().nullable().optional(),
  Period: string().nullable().optional(),
  Task_Count: finite().nullable().optional(),
  Avg_Hours_Per_Task: finite().nullable().optional(),
});

const rows = array(weekRowSchema.required()).required();

/** `time_series_data`, as it travels. */
export const timeSeriesSchema = object({ time_savings: rows });

export type WeekRow = InferType<typeof weekRowSchema>;
export type TimeSeries = InferType<typeof timeSeriesSchema>;
