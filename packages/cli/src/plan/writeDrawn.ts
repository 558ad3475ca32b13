import type { Plan } from '@roi-insight/contracts';
import { planCalendar, planDataFile } from '@roi-insight/report-files';
import { type Formats, planDrawnLines } from '@roi-insight/report-text';
import type { Options } from '../commandLine.ts';
import { EXIT, type ExitCode } from '../exitCodes.ts';
import { type OutFile, writeWhole } from '../files/outFiles.ts';
import { browserFor } from '../pdf/browserFor.ts';
import { printPlanPdf } from '../pdf/printPlanPdf.ts';
import { printJson } from '../printJson.ts';
import { printLines } from '../printLines.ts';
import type { Terminal } from '../Terminal.ts';
import type { PLAN_FORMATS } from './planFormats.ts';

type PlanFormat = (typeof PLAN_FORMATS)[number];

/** Writes a drawn plan to its files, and prints it after these lines. */
export async function writeDrawn(
  formats: Formats,
  plan: Plan,
  files: readonly OutFile<PlanFormat>[],
  before: readonly string[],
  options: Options,
  terminal: Terminal,
): Promise<ExitCode> {
  const contents = [];
  for (const { path, format } of files) contents.push({ path, content: await contentOf(plan, format, terminal) });
  terminal.signal.throwIfAborted();
  for (const { path, content } of contents) await writeWhole(path, content, options.force === true);
  if (options.json === true) printJson(terminal, planDataFile(plan).text);
  else printLines(terminal.stdout, [...before, ...planDrawnLines(formats, plan)]);
  return EXIT.reported;
}

async function contentOf(plan: Plan, format: PlanFormat, terminal: Terminal): Promise<string | Uint8Array> {
  switch (format) {
    case 'json':
      return planDataFile(plan).text;
    case 'ics':
      return planCalendar(plan, terminal.now()).text;
    case 'pdf':
      return printPlanPdf(browserFor(terminal), plan, terminal.now(), terminal.signal);
  }
}
