import { array, type Schema } from 'yup';
import { comparisonSchema } from './comparison.ts';
import { evidenceSchema } from './evidence.ts';
import { isJsonObject, type JsonObject } from '../values/jsonObject.ts';
import { type ParseError, parseWith } from '../values/parsed.ts';
import { provenanceSchema } from './provenance.ts';
import { reportUsageSchema } from './reportUsage.ts';
import { ticketMeasureSchema } from './ticketMeasure.ts';

/** The parts of a report that are not specified, so that another server may use their names for something else. */
const PARTS: Readonly<Record<string, Schema>> = {
  evidence: evidenceSchema,
  comparison: comparisonSchema,
  usage: reportUsageSchema,
  provenance: provenanceSchema,
  tickets: array(ticketMeasureSchema.required()),
};

/**
 * Whether this product made a report. Every part of such a report must be valid: without its evidence, for example, a damaged report would show
 * dollars that have no interval.
 */
export function isOwnReport({ provenance }: JsonObject): boolean {
  return (
    isJsonObject(provenance) &&
    typeof provenance['version'] === 'string' &&
    ['measure', 'windows', 'funnel'].some((name) => name in provenance)
  );
}

/** The report of another server without the parts that have a different shape, and the error of each of these parts. */
export function withoutForeignParts(report: JsonObject): {
  readonly report: JsonObject;
  readonly ignored: ParseError[];
} {
  const ignored = Object.entries(PARTS).flatMap(([name, schema]) => {
    if (report[name] === undefined) return [];
    const parsed = parseWith(schema, report[name]);
    return parsed.ok ? [] : [{ path: name, message: parsed.error.message }];
  });
  const names = new Set(ignored.map(({ path }) => path));
  return { report: Object.fromEntries(Object.entries(report).filter(([name]) => !names.has(name))), ignored };
}
