import type { Economics } from '@roi-insight/contracts';
import { dataFile, reportMarkdown, type ReportPageSource, reportPage } from '@roi-insight/report-files';
import {
  courseText,
  defaultBrand,
  type Formats,
  gradeTitle,
  summaryText,
  usageText,
  verdictText,
} from '@roi-insight/report-text';
import { command } from './commandLine/Command.ts';
import { withEnteredCost, withUsageSeats } from '@roi-insight/roi-math';
import { readEconomics } from './economics.ts';
import { EXIT, type ExitCode } from './exitCodes.ts';
import { type OutKind, planOutFiles, REPORT_FILE_KINDS, writeWhole } from './files/outFiles.ts';
import { browserFor } from './pdf/browserFor.ts';
import { printPdf } from './pdf/printPdf.ts';
import { TOKEN_NOTE } from './options/optionGroups.ts';
import type { MadeReport } from './madeReport.ts';
import { printJson } from './printJson.ts';
import { printLines } from './printLines.ts';
import { readViewer } from './readViewer.ts';
import { REPORT_OPTIONS } from './options/reportOptions.ts';
import { makeReport } from './source.ts';

/** Creates a report, writes its files and prints the verdict. */
export const report = command({
  does: 'make a report from a Jira project, a file of tickets, or the teams of a whole organization',
  usage: [
    'roi-insight report --url URL --project NAME --adopted DATE [options]',
    'roi-insight report --tickets FILE --adopted DATE [options]',
    'roi-insight report --url URL --teams FILE [options]',
  ],
  options: REPORT_OPTIONS,
  notes: TOKEN_NOTE,
  run: async (formats, { values: options }, terminal) => {
    const force = options.force === true;
    const files = await planOutFiles(options.out ?? [], force, REPORT_FILE_KINDS);
    const browser = files.some(({ kind }) => kind === 'pdf') ? browserFor(terminal) : null;
    const economics = await readEconomics(formats, options);
    const made = await makeReport(formats, options, terminal);
    const source = sourceOf(made, economics, terminal.now());
    const contents = [];
    for (const { path, kind } of files)
      contents.push({ path, content: await contentOf(kind, made, source, browser, terminal.signal) });
    terminal.signal.throwIfAborted();
    for (const { path, content } of contents) await writeWhole(path, content, force);
    if (options.json === true) printJson(terminal, new TextDecoder().decode(made.json));
    else printLines(terminal.stdout, verdictLines(formats, source));
    return exitCodeOf(made);
  },
});

function exitCodeOf({ report: { evidence } }: Pick<MadeReport, 'report'>): ExitCode {
  return evidence?.kind === 'too-little-data' ? EXIT.tooLittleData : EXIT.reported;
}

function sourceOf(
  { report: made, jiraUrl, projectName }: MadeReport,
  entered: Economics,
  generatedAt: Date,
): ReportPageSource {
  const economics = withUsageSeats(made, entered);
  return {
    report: withEnteredCost(made, economics),
    jiraUrl,
    projectName,
    generatedAt,
    brand: defaultBrand,
    economics,
  };
}

async function contentOf(
  kind: OutKind,
  { json }: MadeReport,
  source: ReportPageSource,
  browser: string | null,
  signal: AbortSignal,
) {
  switch (kind) {
    case 'json':
      return json;
    case 'html':
      return reportPage(await readViewer(), source).text;
    case 'md':
      return reportMarkdown(source).text;
    case 'pdf':
      return browser === null ? '' : printPdf(browser, source, signal);
    case 'csv':
      return dataFile('weekly-csv', source)?.text ?? '';
  }
}

/** The lines of the verdict: the change, its certainty, its later course, the use of the assistant, the value, quality, and what to do next. */
function verdictLines(formats: Formats, source: ReportPageSource): readonly string[] {
  const { report: made, brand, economics } = source;
  const { heading, answer, quality, recommendation } = summaryText(formats, source, economics);
  const { headline, detail } = verdictText(formats, made, brand.assistant);
  const grade = gradeTitle(made);
  const since = courseText(formats, made);
  return [
    `${heading}: ${headline}`,
    grade === null ? detail : `${detail} ${grade}.`,
    ...[since, usageText(formats, made, economics), answer, quality, recommendation].filter((line) => line !== null),
  ];
}
