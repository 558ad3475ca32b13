export { PERSON_COLUMNS, type PersonColumn, type PersonMapping } from './personTable/PersonMapping.ts';
export { type UnknownTable, type UsageRefusal } from './Problems.ts';
export { readUsage } from './readUsage.ts';
export { readTeamTable } from './teamTable/readTeamTable.ts';
export { TEAM_COLUMNS } from './teamTable/TeamMapping.ts';
export {
  type ReadUsage,
  type TakenPage,
  type UnseenTeam,
  UsageCollection,
  type UsageDays,
  type UsageFileInput,
  type UsageOptions,
} from './UsageCollection.ts';
