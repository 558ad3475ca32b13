import type { AllowedHosts } from './http/allowedHosts.ts';

/** The maximum number of tickets of one analysis, unless the operator sets another. */
export const DEFAULT_TICKET_LIMIT = 100_000;

/** The settings of an analysis. */
export interface ReaderConfig {
  /** Trackers that may be reached although their address is private, their port is unusual, or they use plain http. */
  readonly allowedHosts: AllowedHosts;
  /** Base address of the gateway for scoped tokens of all Jira Cloud sites; null: Atlassian's own gateway, only for sites under its domains. */
  readonly gatewayUrl: string | null;
  /** Base address where the client ID and secret of a service account of Jira Cloud are exchanged for a token; null: Atlassian's own. */
  readonly authUrl: string | null;
  /** Base address of a tracker with generated tickets; null if there is none. */
  readonly sampleTrackerUrl: string | null;
  readonly ticketLimit: number;
  /** Maximum time of an analysis, including all teams of a comparison. */
  readonly analysisTimeoutS: number;
}
