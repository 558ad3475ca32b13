import { optionHelp, sectionTitles } from '@roi-insight/report-text';
import { COSTS, FORCE, JSON_OUTPUT, REPORT_FILES, SOURCE } from './optionGroups.ts';
import type { OptionsOf } from './OptionTable.ts';
import { optionsUnder } from './optionsUnder.ts';

const output = optionsUnder('Output');

/** The options of `report`. */
export const REPORT_OPTIONS = {
  ...SOURCE,
  usage: optionsUnder(sectionTitles.usage).text('FILE', optionHelp.usage.report),
  ...COSTS,
  ...REPORT_FILES,
  history: output.text('DIR', optionHelp.output.history),
  ...FORCE,
  'include-tickets': output.flag(optionHelp.output.tickets),
  ...JSON_OUTPUT,
};

export type ReportOptions = OptionsOf<typeof REPORT_OPTIONS>;
