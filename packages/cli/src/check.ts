import { checkAccess } from '@roi-insight/jira-reader';
import { command } from './commandLine/Command.ts';
import { EXIT } from './exitCodes.ts';
import { JSON_OUTPUT, PROJECT, TOKEN_NOTE } from './options/optionGroups.ts';
import { printJson } from './printJson.ts';
import { printLines } from './printLines.ts';
import { readTracker, trackerFields } from './readTracker.ts';

const TRACKERS = { cloud: 'Jira Cloud', 'data-center': 'Jira Data Center' } as const;

/** Checks whether the credential can read the data of a report. Throws a `CommandError` that names the missing permission. */
export const check = command({
  does: 'check that your token can read a project',
  usage: ['roi-insight check --url URL --project NAME [options]'],
  options: { ...PROJECT, ...JSON_OUTPUT },
  notes: TOKEN_NOTE,
  run: async (_formats, { values: options }, terminal) => {
    const fields = await trackerFields(options, terminal);
    const access = await readTracker(fields.jira_url, terminal, (reading) => checkAccess(fields, reading));
    if (options.json === true) {
      printJson(terminal, JSON.stringify(access));
      return EXIT.reported;
    }
    const { tracker, host, project, time_zone: zone, tickets, days } = access;
    const read =
      tickets === 0
        ? `No tickets were created or completed in the last ${days} days, so ticket histories couldn't be checked.`
        : `Read ${tickets} tickets and their histories from the last ${days} days.`;
    printLines(terminal.stdout, [
      `${TRACKERS[tracker]} at ${host} accepted the token. Time zone: ${zone}.`,
      `Found project ${project.key} (${project.name}).`,
      read,
    ]);
    return EXIT.reported;
  },
});
