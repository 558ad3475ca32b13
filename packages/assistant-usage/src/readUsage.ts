import type { UsageRefusal } from './Problems.ts';
import {
  type ReadUsage,
  UsageCollection,
  type UsageDays,
  type UsageFileInput,
  type UsageOptions,
} from './UsageCollection.ts';

/**
 * Reads files about the use of an assistant, in any order: files of one or several sources, and files of people and
 * their teams.
 * @param days the days that the files cover, if they are known; null: the files state them
 * @throws errors of the files' `chunks`, such as a failure of the disk
 */
export async function readUsage(
  files: readonly UsageFileInput[],
  options: UsageOptions & { readonly days: UsageDays | null },
): Promise<ReadUsage | UsageRefusal> {
  const collection = new UsageCollection(options);
  for (const file of files) await collection.addFile(file);
  return collection.finish(options.days);
}
