import { array, type InferType, object, string } from 'yup';
import { isJsonObject, type JsonObject } from '../values/jsonObject.ts';
import { finite } from '../values/numbers.ts';

/** `Period` of a row after the adoption date; every other value stands for a row before that date. */
export const POST_PERIOD = 'Post-Claude';
/** `Period` of a row before the adoption date. */
export const PRE_PERIOD = 'Pre-Claude';

/**
 * One week. A row may lack its date or a value. Charts that need the missing value leave the row out, so that one bad row from another server does
 * not make the report unreadable.
 */
export const weekRowSchema = object({
  Week_Start: string().nullable().optional(),
  Period: string().nullable().optional(),
  Task_Count: finite().nullable().optional(),
  Avg_Hours_Per_Task: finite().nullable().optional(),
});

const rows = array(weekRowSchema.required()).required();

/** `time_series_data` on the wire. */
export const timeSeriesSchema = object({ time_savings: rows });

export type WeekRow = InferType<typeof weekRowSchema>;
export type TimeSeries = InferType<typeof timeSeriesSchema>;

/** `time_series_data` as another server may send it: a bare list of rows, no rows at all, or rows with values that cannot be read. */
export function normalizeTimeSeries(series: unknown): unknown {
  const rows = isJsonObject(series) ? (series['time_savings'] ?? []) : series;
  return Array.isArray(rows) ? { time_savings: rows.filter(isJsonObject).map(readable) } : series;
}

/** The row without values of a wrong type. A date of a wrong type is kept as text for the warning about it. */
function readable(row: JsonObject): JsonObject {
  const { Week_Start: week = null, Period: period, Task_Count: tasks, Avg_Hours_Per_Task: hours } = row;
  return {
    ...row,
    Week_Start: week === null || typeof week === 'string' ? week : JSON.stringify(week),
    Period: typeof period === 'string' ? period : null,
    Task_Count: finiteOrNull(tasks),
    Avg_Hours_Per_Task: finiteOrNull(hours),
  };
}

const finiteOrNull = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null);
