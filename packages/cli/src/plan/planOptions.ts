import { SITE } from '../options/optionGroups.ts';
import { optionsUnder } from '../options/optionsUnder.ts';

const teams = optionsUnder('Teams');
const plan = optionsUnder('Plan');

/** The options of a draft: the site, its teams and the choices of the plan. */
export const PLAN_OPTIONS = {
  ...SITE,
  team: teams.list('KEY', "key or exact name of a team's project. Repeatable: 5 to 40 teams"),
  teams: teams.text('FILE', 'file with a key or name on each line'),
  first: teams.list('KEY', 'team that starts first, outside the draw. Repeatable'),
  last: teams.list('KEY', 'team that starts last, outside the draw. Repeatable'),
  never: teams.list('KEY', 'team that never starts, outside the draw. Repeatable'),
  start: plan.text('DATE', 'Monday of the first start, at least 7 days ahead, as yyyy-MM-dd'),
  weeks: plan.text('N', 'weeks from the first start to the report, 13 to 52 (default: 26)'),
  ramp: plan.text('N', 'weeks until a team uses the assistant fully (default: 6)'),
  'smallest-saving': plan.text('N', 'percent of time saved that the plan must be able to find (default: 20)'),
  'size-field': plan.text('NAME', 'number field with the size of tickets, such as "Story Points"'),
};
