import { array, boolean, type InferType, object } from 'yup';
import { evidenceSchema } from './evidence.ts';
import { type Parsed, parseWith } from './parsed.ts';
import { provenanceSchema } from './provenance.ts';
import { summaryMetricsSchema } from './summary.ts';
import { ticketMeasureSchema } from './ticketMeasure.ts';
import { timeSeriesSchema } from './timeSeries.ts';

/** A report as the server sends it and as `dashboardData` holds it. */
export const reportSchema = object({
  success: boolean().oneOf([true], 'success must be true').required(),
  summary_metrics: summaryMetricsSchema.required(),
  time_series_data: timeSeriesSchema.required(),
  evidence: evidenceSchema.optional().default(undefined),
  provenance: provenanceSchema.optional().default(undefined),
  tickets: array(ticketMeasureSchema.required()).optional(),
})
  .required('the report must be a JSON object')
  .typeError('the report must be a JSON object');

export type Report = InferType<typeof reportSchema>;

/**
 * Reads a report. A part that is null counts as absent. `time_series_data` may also be a bare array of rows, or missing:
 * it is put into its one shape here.
 */
export function parseReport(input: unknown): Parsed<Report> {
  return parseWith(reportSchema, inOneShape(input));
}

function inOneShape(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  const parts = withoutNulls(input);
  const series: unknown = parts['time_series_data'] ?? {};
  if (Array.isArray(series)) return { ...parts, time_series_data: { time_savings: series } };
  if (typeof series !== 'object' || series === null) return parts;
  return { ...parts, time_series_data: { time_savings: [], ...withoutNulls(series) } };
}

function withoutNulls(parts: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== null));
}
