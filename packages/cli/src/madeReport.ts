import { parseJson, parseReport, type Report, trackerBase } from '@roi-insight/contracts';

/** A report and its source. */
export interface MadeReport {
  readonly report: Report;
  /** The report as the API sends it, byte for byte. */
  readonly json: Uint8Array;
  /** The address of the tracker; null for a file. */
  readonly jiraUrl: string | null;
  readonly projectName: string | null;
}

/** The report that was read from a tracker. */
export function madeReport(json: Uint8Array, jiraUrl: string, projectName: string | null): MadeReport {
  const read = parseJson(new TextDecoder().decode(json), parseReport);
  if (!read.ok) throw new Error(`The report breaks its contract at ${read.error.path}: ${read.error.message}`);
  return { report: read.value, json, jiraUrl: trackerBase(jiraUrl), projectName };
}
