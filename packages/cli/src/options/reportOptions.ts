import { COSTS, FORCE, JSON_OUTPUT, REPORT_FILES, SOURCE } from './optionGroups.ts';
import type { OptionsOf } from './OptionTable.ts';
import { optionsUnder } from './optionsUnder.ts';

const output = optionsUnder('Output');

/** The options of `report`. */
export const REPORT_OPTIONS = {
  ...SOURCE,
  usage: optionsUnder('Use of the assistant').text(
    'FILE',
    'usage.json: who used it when, by team and week, and what it cost. Teams have the',
    'key or name of their Jira project; with --tickets, there is one team',
  ),
  ...COSTS,
  ...REPORT_FILES,
  history: output.text(
    'DIR',
    'make this report one of the series of those in DIR, so that looking every',
    'month does not raise the chance of a wrong verdict',
  ),
  ...FORCE,
  'include-tickets': output.flag('include per-ticket data in the JSON'),
  ...JSON_OUTPUT,
};

export type ReportOptions = OptionsOf<typeof REPORT_OPTIONS>;
