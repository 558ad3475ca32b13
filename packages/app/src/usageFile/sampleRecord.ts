import { parseJson, parseUsageFile } from '@roi-insight/contracts';
import url from '@roi-insight/contracts/fixtures/sampleUsage.json?url';
import type { Formats } from '@roi-insight/report-text';
import type { UsageRecord } from '../storage/usage/usageRecord.ts';
import { recordOf } from './recordOf.ts';

/** The usage of the sample tracker at an address. Rejects if it cannot be fetched. */
export async function sampleRecord(formats: Formats, trackerUrl: string): Promise<UsageRecord> {
  const response = await fetch(url);
  const usage = parseJson(await response.text(), parseUsageFile);
  if (!usage.ok) throw new Error(usage.error.message);
  return recordOf(formats, ['sample-usage.json'], usage.value, trackerUrl);
}
