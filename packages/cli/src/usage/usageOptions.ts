import { JSON_OUTPUT } from '../options/optionGroups.ts';
import type { OptionsOf } from '../options/OptionTable.ts';
import { optionsUnder } from '../options/optionsUnder.ts';

const data = optionsUnder('Usage data');
const output = optionsUnder('Output');

/** The options of `usage`. */
export const USAGE_OPTIONS = {
  source: data.text(
    'SOURCE',
    'claude-code (its Analytics API, if you name no files), copilot (reports',
    'users-1-day and user-teams-1-day, and the billing report) or table',
  ),
  teams: data.text('FILE', 'CSV with the columns person and team'),
  team: data.list('NAME', 'all people are in this team'),
  unseen: data.list(
    'TEAM',
    "claude-code: team whose use the API doesn't see, such as on Bedrock or",
    'Vertex. Repeatable',
  ),
  from: data.text('DATE', 'first day (default: 52 weeks; for files, what they say)'),
  to: data.text('DATE', 'last day (default: yesterday, in UTC; for files, what they say)'),
  url: data.text('URL', 'address of the API (default: https://api.anthropic.com)'),
  out: output.list('FILE', 'write the usage as .json'),
  force: output.flag('overwrite an existing file'),
  ...JSON_OUTPUT,
};

export type UsageCommandOptions = OptionsOf<typeof USAGE_OPTIONS>;
