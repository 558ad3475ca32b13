import { areTicketMeasures } from './areTicketMeasures.ts';
import { array, boolean, type InferType, object } from 'yup';
import { type Comparison, comparisonFrom, comparisonSchema } from './comparison/comparison.ts';
import { type Evidence, evidenceFrom, evidenceSchema } from './evidence.ts';
import { type ReportOrganization, reportOrganizationSchema } from './organization.ts';
import { camelKeys } from '../values/camelKeys.ts';
import { type ParseError, type Parsed, parseWith } from '../values/parsed.ts';
import { lostResult } from './lostResult.ts';
import { quartersError } from './quartersError.ts';
import { provenanceSchema } from './provenance.ts';
import { knownQuality, type Quality, qualitySchema } from './quality.ts';
import { type ReportUsage, reportUsageFrom, reportUsageSchema } from './usage/reportUsage.ts';
import { isJsonObject, type JsonObject } from '../values/jsonObject.ts';
import { withoutNulls } from '../values/snakeKeys.ts';
import { normalizeSummary, summaryMetricsSchema } from './summary.ts';
import { ticketMeasureSchema } from './ticketMeasure.ts';
import { normalizeTimeSeries, timeSeriesSchema } from './timeSeries.ts';
import { upgradeReport } from './earlier/upgradeReport.ts';

/** A report as the server sends it and as `dashboardData` stores it. */
export const reportSchema = object({
  success: boolean().oneOf([true], 'success must be true').required(),
  summary_metrics: summaryMetricsSchema.required(),
  time_series_data: timeSeriesSchema.required(),
  evidence: evidenceSchema.optional().default(undefined),
  comparison: comparisonSchema.optional().default(undefined),
  organization: reportOrganizationSchema.optional().default(undefined),
  usage: reportUsageSchema.optional().default(undefined),
  quality: qualitySchema.optional().default(undefined),
  provenance: provenanceSchema.optional().default(undefined),
  tickets: array(ticketMeasureSchema.required()).optional(),
})
  .required('the report must be a JSON object')
  .typeError('the report must be a JSON object');

/** A report on the wire: in snake_case at every depth. */
export type WireReport = InferType<typeof reportSchema>;

/** A report in memory: evidence, comparison, usage and quality are in camelCase, everything else as on the wire. */
export type Report = Omit<WireReport, 'evidence' | 'comparison' | 'organization' | 'usage' | 'quality'> & {
  evidence?: Evidence | undefined;
  comparison?: Comparison | undefined;
  organization?: ReportOrganization | undefined;
  usage?: ReportUsage | undefined;
  /** Absent in reports of earlier versions. */
  quality?: Quality | undefined;
};

/**
 * Reads a report, and converts every accepted form to one shape. A part that is null counts as absent, and so does a null value in evidence and
 * comparison, which earlier versions sent. In memory, null stands for an absent value. An invalid value in a week's row counts as absent, so that the
 * rest of the report remains readable. `time_series_data` may also be a bare array of rows, or missing, and the adoption date may carry a time;
 * `upgradeReport` reads reports of version 1 and 2. In the report of another server, a field that has the name of an unspecified part but another
 * shape is ignored.
 * @param onIgnored receives the error of each ignored field
 */
export function parseReport(input: unknown, onIgnored: (error: ParseError) => void = () => undefined): Parsed<Report> {
  const read = readReport(input);
  const part = read.ok ? '' : /^\w*/.exec(read.error.path)?.[0];
  if (read.ok || !isJsonObject(input) || isOwnReport(input) || !PARTS.some((name) => name === part)) return read;
  onIgnored(read.error);
  return parseReport({ ...input, [part ?? '']: null }, onIgnored);
}

/** The parts of a report that are not specified, so that another server may use their names for something else. */
const PARTS = ['evidence', 'comparison', 'organization', 'usage', 'quality', 'provenance', 'tickets'];

/** Fields that the provenance of each report of this product has. Another server may use a few of these names, but not most of them. */
const OWN_FIELDS = ['measure', 'time_zone', 'fetched_at', 'tracker', 'windows', 'funnel', 'sample', 'version'];

/**
 * Whether this product made a report. Every part of such a report must be valid: without its evidence, for example, a damaged report would show
 * dollars that have no interval.
 */
const isOwnReport = ({ provenance }: JsonObject): boolean =>
  isJsonObject(provenance) && OWN_FIELDS.filter((name) => name in provenance).length > OWN_FIELDS.length / 2;

function readReport(input: unknown): Parsed<Report> {
  const normalized = normalizeReport(input);
  const tickets = isJsonObject(normalized) ? normalized['tickets'] : undefined;
  const areRead = areTicketMeasures(tickets);
  // The schema takes seconds for 100,000 tickets, so it is only used for tickets that the fast check refuses.
  const parsed = parseWith(reportSchema, areRead ? { ...Object(normalized), tickets: undefined } : normalized);
  if (!parsed.ok) return parsed;
  const { evidence, comparison, organization, usage, quality } = parsed.value;
  const compared = comparison && comparisonFrom(camelKeys(comparisonSchema, comparison));
  const { method } = evidence ?? {};
  if ((method === 'comparison' && !compared?.design) || (method === 'organization' && organization === undefined)) {
    const path = 'evidence.method';
    return { ok: false, error: { path, message: `${path} must not be ${method} in a report without one` } };
  }
  const wrongQuarters = quartersError(evidence, comparison);
  if (wrongQuarters !== null) return { ok: false, error: wrongQuarters };
  const lost = isJsonObject(input) && isOwnReport(input) ? lostResult(evidence, comparison) : null;
  if (lost !== null) return { ok: false, error: { path: lost, message: `${lost} is a required field` } };
  return {
    ok: true,
    value: {
      ...parsed.value,
      ...(areRead && { tickets }),
      evidence: evidence && evidenceFrom(camelKeys(evidenceSchema, evidence)),
      comparison: compared,
      organization: organization && camelKeys(reportOrganizationSchema, organization),
      usage: usage && reportUsageFrom(usage),
      quality: quality && camelKeys(qualitySchema, quality),
    },
  };
}

function normalizeReport(input: unknown): unknown {
  if (!isJsonObject(input)) return input;
  const parts = Object.fromEntries(Object.entries(input).filter(([, part]) => part !== null));
  const { summary_metrics: summary, time_series_data: series = {}, evidence, comparison, quality } = parts;
  return {
    ...parts,
    ...upgradeReport({ ...parts, evidence: withoutNulls(evidence), comparison: withoutNulls(comparison) }),
    ...(isJsonObject(summary) && { summary_metrics: normalizeSummary(summary) }),
    ...(quality !== undefined && { quality: knownQuality(quality) }),
    time_series_data: normalizeTimeSeries(series),
  };
}
