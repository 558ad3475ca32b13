import { commandFileErrors } from '@roi-insight/report-text';
import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Look, MAX_LOOKS, parseJson, parseReport, type Report } from '@roi-insight/contracts';
import { wrongInput } from '../exitCodes.ts';
import { readInput } from './readInput.ts';
import { regularFile } from './regularFile.ts';

/** The usual number of reports in a series: one a month. */
const LOOKS_PER_YEAR = 12;
/** Maximum size of a report that this command writes. Larger files are not read. */
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
 * adoption, plus one.
 * @throws {CommandError} if the folder cannot be read
 */
export async function lookOf({ folder, adopted, isSameProject, replaced }: Series): Promise<Look> {
  const names = await readdir(folder).catch(() => {
    throw wrongInput(commandFileErrors.history(folder));
  });
  const leftOut = new Set(replaced.map((path) => resolve(path)));
  let earlier = 0;
  for (const name of names.filter((one) => /\.json$/i.test(one))) {
    const path = resolve(folder, name);
    const report = leftOut.has(path) ? null : await reportIn(path);
    if (report?.summary_metrics.claude_adoption_date === adopted && isSameProject(report)) earlier += 1;
  }
  const number = Math.min(earlier + 1, MAX_LOOKS);
  return { number, planned: Math.max(LOOKS_PER_YEAR, number) };
}

/** Null if the file is not a report. The folder may contain files of other kinds. */
async function reportIn(path: string): Promise<Report | null> {
  try {
    const { size } = await regularFile(path);
    if (size > MAX_BYTES) return null;
    const read = parseJson(await readInput(path), parseReport);
    return read.ok ? read.value : null;
  } catch {
    return null;
  }
}
