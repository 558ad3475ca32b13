import { reportToWire } from '@roi-insight/contracts';
import {
  commandErrors,
  defaultBrand,
  type Formats,
  NO_REAL_ESTIMATE,
  placeboIntroText,
  placeboNotPossible,
  placeboPosition,
  placeboResultText,
  placeboReadings,
} from '@roi-insight/report-text';
import { command } from './commandLine/Command.ts';
import { EXIT } from './exitCodes.ts';
import { JSON_OUTPUT, SOURCE, TOKEN_NOTE } from './options/optionGroups.ts';
import { printJson } from './printJson.ts';
import { printLines } from './printLines.ts';
import { makeReport } from './source.ts';

/** The method's results on fake adoption dates. */
export const placebo = command({
  does: 'test the method on fake adoption dates',
  usage: [
    'roi-insight placebo --url URL --project NAME --adopted DATE [options]',
    'roi-insight placebo --tickets FILE --adopted DATE [options]',
  ],
  options: { ...SOURCE, ...JSON_OUTPUT },
  notes: TOKEN_NOTE,
  run: async (formats, { values: options }, terminal) => {
    const { report } = await makeReport(formats, options, terminal);
    const test = placeboReadings(report);
    if (options.json === true) printJson(terminal, JSON.stringify(reportToWire(report).evidence?.placebo ?? null));
    else printLines(terminal.stdout, lines(formats, test, report));
    return test?.kind === 'tried' ? EXIT.reported : EXIT.tooLittleData;
  },
});

function lines(
  formats: Formats,
  test: ReturnType<typeof placeboReadings>,
  report: Parameters<typeof placeboReadings>[0],
): readonly string[] {
  if (test === null) return [commandErrors.noFakeDates];
  if (test.kind === 'not-possible') {
    const { title, text } = placeboNotPossible(formats, test.reason);
    return [`${title}. ${text}`];
  }
  const { earlier, real } = test;
  return [
    placeboIntroText(report, defaultBrand.assistant),
    placeboResultText(formats, test),
    ...earlier.map((tried) => placeboPosition(formats, tried, test)),
    real === null ? NO_REAL_ESTIMATE : placeboPosition(formats, real, test),
  ];
}
