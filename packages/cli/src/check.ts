import { accessLines } from '@roi-insight/report-text';
import { checkAccess } from '@roi-insight/jira-reader';
import { command } from './commandLine/Command.ts';
import { EXIT } from './exitCodes.ts';
import { JSON_OUTPUT, PROJECT, TOKEN_NOTE } from './options/optionGroups.ts';
import { printJson } from './printJson.ts';
import { printLines } from './printLines.ts';
import { readTracker, trackerFields } from './readTracker.ts';

/** Checks whether the credential can read the data of a report. Throws a `CommandError` that names the missing permission. */
export const check = command({
  does: 'check that your token can read a project',
  usage: ['roi-insight check --url URL --project NAME [options]'],
  options: { ...PROJECT, ...JSON_OUTPUT },
  notes: TOKEN_NOTE,
  run: async (_formats, { values: options }, terminal) => {
    const fields = await trackerFields(options, terminal);
    const access = await readTracker(fields.jira_url, terminal, (reading) => checkAccess(fields, reading));
    if (options.json === true) printJson(terminal, JSON.stringify(access));
    else printLines(terminal.stdout, accessLines(access));
    return EXIT.reported;
  },
});
