import { type Plan, planToWire } from '@roi-insight/contracts';
import type { DataFile } from '../data/dataFile.ts';
import { planFileName } from './planFileName.ts';

/** The plan as a file. The report on the plan needs this file. It contains no credential, no ticket and no person. */
export const planDataFile = (plan: Plan): DataFile => ({
  fileName: planFileName('plan', plan, 'json'),
  mediaType: 'application/json',
  text: `${JSON.stringify(planToWire(plan), null, 2)}\n`,
});
