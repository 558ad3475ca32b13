export { type UsageRefusal } from './Problems.ts';
export { readUsage } from './readUsage.ts';
export {
  type ReadUsage,
  type TakenPage,
  type UnseenTeam,
  UsageCollection,
  type UsageDays,
  type UsageFileInput,
  type UsageOptions,
} from './UsageCollection.ts';
