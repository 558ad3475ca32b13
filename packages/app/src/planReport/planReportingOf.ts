import { perHost } from '../host/perHost.ts';
import { createPlanReporting } from './createPlanReporting.ts';
import { startResult } from './startResult.ts';

/** The report on a plan of this host. */
export const planReportingOf = perHost(({ loadClient, now }) => createPlanReporting({ loadClient, startResult, now }));
