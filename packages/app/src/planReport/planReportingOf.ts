import type { Host } from '../host/HostContext.tsx';
import { createPlanReporting } from './createPlanReporting.ts';
import { startResult } from './startResult.ts';

type Reporting = ReturnType<typeof createPlanReporting>;

/** One for each host: an opened plan outlives the page that opened it. */
const reportings = new WeakMap<Host, Reporting>();

/** The report on a plan of this host. */
export function planReportingOf(host: Host): Reporting {
  const known = reportings.get(host);
  if (known !== undefined) return known;
  const { loadClient, now } = host;
  const reporting = createPlanReporting({ loadClient, startResult, now });
  reportings.set(host, reporting);
  return reporting;
}
