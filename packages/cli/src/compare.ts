import type { Economics } from '@roi-insight/contracts';
import { openReport, OPEN_REPORT_MAX_BYTES } from '@roi-insight/report-files/open-report';
import {
  commandErrors,
  commandFileErrors,
  commandHelp,
  defaultBrand,
  type ReportChange,
  reportChanges,
  type ReportChanges,
  type ReportRun,
} from '@roi-insight/report-text';
import { command } from './commandLine/Command.ts';
import { withEnteredCost } from '@roi-insight/roi-math';
import { readEconomics } from './economics.ts';
import { EXIT, wrongInput } from './exitCodes.ts';
import { readInput } from './files/readInput.ts';
import { regularFile } from './files/regularFile.ts';
import { COSTS, JSON_OUTPUT } from './options/optionGroups.ts';
import { printJson } from './printJson.ts';
import { printLines } from './printLines.ts';

/** Compares the results and inputs of two reports. */
export const compare = command({
  does: 'show how two reports differ',
  usage: ['roi-insight compare EARLIER LATER [options]'],
  options: { ...COSTS, ...JSON_OUTPUT },
  notes: { Costs: commandHelp.savedCosts },
  takesFiles: true,
  run: async (formats, { values: options, positionals: files }, terminal) => {
    const [earlier, later] = files;
    if (earlier === undefined || later === undefined || files.length > 2) {
      throw wrongInput(commandErrors.twoReports);
    }
    const economics = await readEconomics(formats, options);
    const changes = reportChanges(formats, await readRun(earlier, economics), await readRun(later, economics));
    if (options.json === true) printJson(terminal, JSON.stringify(changes));
    else printLines(terminal.stdout, linesOf(changes));
    return EXIT.reported;
  },
});

/**
 * Opens a report that this command wrote, that the API sent, or that the app saved as JSON or as a web page.
 * @param economics the inputs for a report from the API, which contains no inputs
 */
async function readRun(file: string, economics: Economics): Promise<ReportRun> {
  const { size } = await regularFile(file);
  if (size > OPEN_REPORT_MAX_BYTES) throw wrongInput(commandFileErrors.tooLarge(file));
  const opened = openReport(await readInput(file), economics);
  if (opened.kind === 'refused') throw wrongInput(`${file}: ${opened.message}`);
  return { ...opened, report: withEnteredCost(opened.report, opened.economics), brand: defaultBrand };
}

function linesOf({ results, inputs, caution, leftOut }: ReportChanges): readonly string[] {
  return [
    ...results.map(lineOf),
    ...(caution === null ? [] : [caution]),
    inputs.length === 0 ? 'Inputs: no difference' : 'Inputs that differ:',
    ...inputs.map((input) => `  ${lineOf(input)}`),
    ...leftOut.before.map((sentence) => `Earlier: ${sentence}`),
    ...leftOut.after.map((sentence) => `Later: ${sentence}`),
  ];
}

function lineOf({ name, before, after }: ReportChange): string {
  return before === after ? `${name}: ${after} (unchanged)` : `${name}: ${before} → ${after}`;
}
