import { trackerBase } from '@roi-insight/contracts';
import type { UnderstoodUsage } from '@roi-insight/ui';

/** Whether usage may be used for a tracker. The usage of the sample is only for the sample: a project of another tracker may have the same name. */
export const isUsageFor = ({ onlyFor }: UnderstoodUsage, jiraUrl: string): boolean =>
  onlyFor === null || trackerBase(onlyFor) === trackerBase(jiraUrl);
