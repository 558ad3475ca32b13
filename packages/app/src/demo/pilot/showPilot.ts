import { SAMPLE_TRACKER, usageToWire } from '@roi-insight/contracts';
import type { PilotState } from '@roi-insight/ui';
import type { Host } from '../../host/HostContext.tsx';
import { planReportingOf } from '../../planReport/planReportingOf.ts';
import { pilots } from './pilots.ts';
import { DEMO_TRACKER_URL } from '../scenarios.ts';

/** Reads the pilot's plan, as if a user dropped its file on the page. */
export function showPilot(host: Host, state: PilotState): void {
  const { plan, usage } = pilots[state];
  const { email, api_token: apiKey } = SAMPLE_TRACKER;
  const reporting = planReportingOf(host);
  reporting.open({ kind: 'plan', plan });
  reporting.submit(
    { jiraUrl: DEMO_TRACKER_URL, email, apiKey, starts: new Map() },
    usage === null ? null : usageToWire(usage),
  );
}
