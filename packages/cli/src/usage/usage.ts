import { PERSON_COLUMNS } from '@roi-insight/assistant-usage';
import { isToolName, MAX_TOOL_NAME_LENGTH, type UsageSourceName, usageFileOf } from '@roi-insight/contracts';
import {
  commandHelp,
  unreadDaysText,
  usageNotes,
  usageOptionErrors,
  usageSourceTitle,
  usageSummaryText,
} from '@roi-insight/report-text';
import { command } from '../commandLine/Command.ts';
import { EXIT, wrongInput } from '../exitCodes.ts';
import { planOutFiles, REPORT_FILE_KINDS, writeWhole } from '../files/outFiles.ts';
import { columnHeadings } from '../options/columnHeadings.ts';
import { printJson } from '../printJson.ts';
import { printLines } from '../printLines.ts';
import { readUsageApi } from './readUsageApi.ts';
import { readUsageFiles } from './readUsageFiles.ts';
import { USAGE_OPTIONS } from './usageOptions.ts';

/** By option: the sources of usage that the option's files may contain. */
const CONTENTS = new Map<string, readonly UsageSourceName[]>([
  ['claude-code', ['claude-code']],
  ['copilot', ['copilot', 'copilot-billing']],
  ['table', ['table']],
]);

/** Reads the use of the assistant, and writes it as teams by week. */
export const usage = command({
  does: 'count who used the assistant, by team and week',
  usage: [
    'roi-insight usage --source SOURCE --out usage.json FILE… [options]',
    'roi-insight usage --source claude-code --out usage.json [options]',
  ],
  options: USAGE_OPTIONS,
  notes: {
    'Usage data': commandHelp.usageKey,
  },
  takesFiles: true,
  run: async (formats, { values: options, positionals: files }, terminal) => {
    const { source = '', teams, team: named = [], unseen = [], column = [], tool, force = false, url } = options;
    const contents = CONTENTS.get(source);
    if (contents === undefined) throw wrongInput(usageOptionErrors.source);
    const isClaude = source === 'claude-code';
    if (files.length === 0 && !isClaude) throw wrongInput(usageOptionErrors.noFiles(source));
    if (files.length > 0 && url !== undefined) throw wrongInput(usageOptionErrors.urlForFiles);
    const [team = null] = named;
    if (named.length > 1) throw wrongInput(usageOptionErrors.oneTeam);
    if (teams !== undefined && team !== null) throw wrongInput(usageOptionErrors.teamAndTeams);
    if (unseen.length > 0 && !isClaude) throw wrongInput(usageOptionErrors.unseen);
    if (column.length > 0 && source !== 'table') throw wrongInput(usageOptionErrors.columns);
    if (tool !== undefined && !isToolName(tool)) throw wrongInput(usageOptionErrors.oneTool(MAX_TOOL_NAME_LENGTH));
    const [out, ...more] = await planOutFiles(options.out ?? [], force, REPORT_FILE_KINDS);
    if (more.length > 0 || (out !== undefined && out.kind !== 'json')) throw wrongInput(usageOptionErrors.oneOut);
    if (out === undefined && options.json !== true) throw wrongInput(usageOptionErrors.noOut);

    const reading = {
      team,
      columns: columnHeadings(column, PERSON_COLUMNS),
      tool,
      now: terminal.now().toISOString(),
      unseen: unseen.map((name) => ({ source: 'claude-code' as const, team: name })),
    };
    const { usage: read, missing } =
      files.length === 0
        ? await readUsageApi(formats, reading, options, terminal)
        : { usage: await readUsageFiles(formats, files, reading, options, terminal), missing: [] };
    if (read.sources.some((each) => !contents.includes(each.source)))
      throw wrongInput(usageOptionErrors.otherSource(source));

    terminal.signal.throwIfAborted();
    const json = JSON.stringify(usageFileOf(read));
    if (out !== undefined) await writeWhole(out.path, json, force);
    printLines(terminal.stderr, [
      ...read.sources.flatMap((each) =>
        usageNotes(formats, each).map((note) => `${usageSourceTitle(each.source)}: ${note}`),
      ),
      ...(missing.length === 0 ? [] : [unreadDaysText(formats, missing)]),
    ]);
    if (options.json === true) printJson(terminal, json);
    else
      printLines(
        terminal.stdout,
        read.sources.map(
          (each) => `${usageSourceTitle(each.source)}: ${usageSummaryText(formats, each, read.currency)}`,
        ),
      );
    return missing.length === 0 ? EXIT.reported : EXIT.daysMissing;
  },
});
