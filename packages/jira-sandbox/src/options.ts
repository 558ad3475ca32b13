import type { ProjectSpec } from './generate/projectSpec.ts';

/** Settings of a sandbox. All of them have defaults. */
export interface SandboxOptions {
  /** The kind of Jira: Cloud with REST v3, or Data Center with REST v2. Default `cloud`. */
  readonly mode?: 'cloud' | 'data-center';
  /** Seed of the generated tickets. Default 1. */
  readonly seed?: number;
  /** Projects to generate instead of the sample projects. */
  readonly projects?: readonly ProjectSpec[];
  /** Serves the issues of this file instead: `{ "issues": [...] }`, a bare array, or one issue per line; optionally gzipped. */
  readonly issuesFile?: string;
  /** Weeks by which all dates of the issues file are moved later, so that an old archive looks recent. Default 0. */
  readonly shiftWeeks?: number;
  /** IANA time zone of the user: JQL dates and timestamps are in this zone. Default `America/New_York`. */
  readonly timeZone?: string;
  /** Latency of each response, in ms. Default 0. */
  readonly latencyMs?: number;
  /** Maximum number of ids in one `issue/bulkfetch` call. Older sites accept 100. Default 1000. */
  readonly bulkLimit?: 100 | 1000;
  /** Maximum number of issues on a search page: Data Center's `jira.search.views.default.max`; on Cloud, Jira decides. Default 1000, Cloud 5000. */
  readonly maxResults?: number;
  /** Data Center: last issue that search pages can reach (`jira.search.platform.max.result.window`). Default 10000. */
  readonly resultWindow?: number;
  /** Data Center: context path of the site, such as `/jira`. Default none. */
  readonly contextPath?: string;
  /** Data Center: whether user and password are accepted in addition to access tokens. Default false, as on Jira 11. */
  readonly basicAuth?: boolean;
  /** Data Center: rate limit, announced in headers; requests beyond the limit are refused with 429. Default off. */
  readonly rateLimit?: { readonly requests: number; readonly perSecond: number };
  /** Life of an access token of the service account, in seconds. Default 3600. */
  readonly tokenSeconds?: number;
  /** Scopes of these tokens on Cloud. By default, all that a report needs. */
  readonly tokenScopes?: readonly string[];
  /** The clock by which these tokens end, in ms. Default: the system's. */
  readonly nowMs?: () => number;
  /** Answers repeated requests from memory, for benchmarks. Do not combine it with faults that change responses, or with changes of projects. Default false. */
  readonly cacheResponses?: boolean;
  /** Initial faults, written as in the `X-Sandbox-Fault` header. */
  readonly faults?: readonly string[];
}
