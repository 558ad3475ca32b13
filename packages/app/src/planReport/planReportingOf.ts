import { perHost } from '../host/perHost.ts';
import { createPlanReporting } from './createPlanReporting.ts';
import { startResult } from './startResult.ts';

export const planReportingOf = perHost(({ loadClient, now }) => createPlanReporting({ loadClient, startResult, now }));
