import { optionHelp } from '@roi-insight/report-text';
import { JSON_OUTPUT } from '../options/optionGroups.ts';
import type { OptionsOf } from '../options/OptionTable.ts';
import { optionsUnder } from '../options/optionsUnder.ts';

const data = optionsUnder('Usage data');
const output = optionsUnder('Output');

/** The options of `usage`. */
export const USAGE_OPTIONS = {
  source: data.text('SOURCE', optionHelp.usageData.source),
  teams: data.text('FILE', optionHelp.usageData.teams),
  team: data.list('NAME', optionHelp.usageData.team),
  unseen: data.list('TEAM', optionHelp.usageData.unseen),
  column: data.list('NAME=HEADING', optionHelp.usageData.column),
  tool: data.text('NAME', optionHelp.usageData.tool),
  from: data.text('DATE', optionHelp.usageData.from),
  to: data.text('DATE', optionHelp.usageData.to),
  url: data.text('URL', optionHelp.usageData.url),
  out: output.list('FILE', optionHelp.output.usage),
  force: output.flag(optionHelp.output.forceUsage),
  ...JSON_OUTPUT,
};

export type UsageCommandOptions = OptionsOf<typeof USAGE_OPTIONS>;
