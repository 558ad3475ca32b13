export { type UsageRefusal } from './Problems.ts';
export { readUsage } from './readUsage.ts';
export {
  type ReadUsage,
  type TakenPage,
  UsageCollection,
  type UsageDays,
  type UsageFileInput,
  type UsageOptions,
} from './UsageCollection.ts';
