import { commandFileErrors } from '@roi-insight/report-text';
import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import {
  dataOfPage,
  isJsonObject,
  type Look,
  MAX_LOOKS,
  PAGE_DATA_START,
  parseReport,
  parseUntrustedJson,
  type Report,
} from '@roi-insight/contracts';
import { wrongInput } from '../exitCodes.ts';
import { readInput } from './readInput.ts';
import { regularFile } from './regularFile.ts';

/** The usual number of reports in a series: one a month. */
const LOOKS_PER_YEAR = 12;
/** Members that only reports have. A damaged report has at least one of them. */
const PARTS = ['summary_metrics', 'time_series_data'];
/** Maximum size of a report that this command or the app writes. */
const MAX_BYTES = 50_000_000;

interface Series {
  readonly folder: string;
  readonly adopted: string;
  readonly isSameProject: (report: Report) => boolean;
  /** Files that the new report replaces. */
  readonly replaced: readonly string[];
}

/**
 * The number of the next report in its series: the number of other reports in the folder on the same project and
 * adoption, plus one. Files with the same time of reading, such as a report in two formats, are one report.
 * @throws {CommandError} if the folder cannot be read
 */
export async function lookOf({ folder, adopted, isSameProject, replaced }: Series): Promise<Look> {
  const names = await readdir(folder).catch(() => {
    throw wrongInput(commandFileErrors.history(folder));
  });
  const leftOut = new Set(replaced.map((path) => resolve(path)));
  const earlier = new Set<number>();
  for (const name of names.filter((one) => /\.(json|html?)$/i.test(one)).toSorted()) {
    const path = resolve(folder, name);
    const report = leftOut.has(path) ? null : await reportIn(path);
    const readAt = report?.provenance?.fetched_at;
    if (report?.summary_metrics.claude_adoption_date !== adopted || readAt === undefined) continue;
    if (isSameProject(report)) earlier.add(Date.parse(readAt));
  }
  const number = Math.min(earlier.size + 1, MAX_LOOKS);
  return { number, planned: Math.max(LOOKS_PER_YEAR, number) };
}

/**
 * The report that this command or the app saved in a file. Null for a file of another kind, which the folder may contain, too.
 * @throws {CommandError} if the file may be a report, but cannot be read: leaving it out would change the number
 */
async function reportIn(path: string): Promise<Report | null> {
  const refused = () => wrongInput(commandFileErrors.historyFile(path));
  const { size } = await regularFile(path);
  if (size > MAX_BYTES) throw refused();
  const text = await readInput(path);
  const isPage = /^\s*<!doctype html/i.test(text);
  if (isPage && !text.includes(PAGE_DATA_START)) return null;
  const input = parseUntrustedJson(dataOfPage(text));
  if (!input.ok) throw refused();
  // The app saves a report as a field of a file, while this command writes the report itself.
  const value = isJsonObject(input.value) && isJsonObject(input.value['report']) ? input.value['report'] : input.value;
  if (!isJsonObject(value) || PARTS.every((part) => value[part] === undefined)) return null;
  const read = parseReport(value);
  if (!read.ok) throw refused();
  return read.value;
}
