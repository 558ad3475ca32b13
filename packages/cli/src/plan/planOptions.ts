import { optionHelp } from '@roi-insight/report-text';
import { SITE } from '../options/optionGroups.ts';
import { optionsUnder } from '../options/optionsUnder.ts';

const teams = optionsUnder('Teams');
const plan = optionsUnder('Plan');

/** The options of a draft: the site, its teams and the choices of the plan. */
export const PLAN_OPTIONS = {
  ...SITE,
  team: teams.list('KEY', optionHelp.teams.team),
  teams: teams.text('FILE', optionHelp.teams.teams),
  first: teams.list('KEY', optionHelp.teams.first),
  last: teams.list('KEY', optionHelp.teams.last),
  never: teams.list('KEY', optionHelp.teams.never),
  start: plan.text('DATE', optionHelp.plan.start),
  weeks: plan.text('N', optionHelp.plan.weeks),
  ramp: plan.text('N', optionHelp.plan.ramp),
  'smallest-saving': plan.text('N', optionHelp.plan.smallestSaving),
  'size-field': plan.text('NAME', optionHelp.plan.size),
};
