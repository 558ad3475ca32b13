import type { ProjectSpec } from './generate/projectSpec.ts';

/** What a sandbox imitates and how. Everything has a default. */
export interface SandboxOptions {
  /** Which Jira: Cloud with REST v3, or Data Center with REST v2. Default `cloud`. */
  readonly mode?: 'cloud' | 'data-center';
  /** Seed of the generated tickets. Default 1. */
  readonly seed?: number;
  /** Projects to generate instead of the sample ones. */
  readonly projects?: readonly ProjectSpec[];
  /** Serves the issues of this file instead: `{ "issues": [...] }`, a bare array, or one issue a line; `.gz` or not. */
  readonly issuesFile?: string;
  /** Weeks by which everything in the issues file is moved later, so that an old archive can be read as a recent one. Default 0. */
  readonly shiftWeeks?: number;
  /** IANA time zone of the user: dates in JQL and timestamps are read and written in it. Default `America/New_York`. */
  readonly timeZone?: string;
  /** Wait before each answer, in ms. Default 0. */
  readonly latencyMs?: number;
  /** Ids that `issue/bulkfetch` takes in one call. Older sites take 100. Default 1000. */
  readonly bulkLimit?: 100 | 1000;
  /** Most issues on one search page: Data Center's `jira.search.views.default.max`; Cloud decides by itself. Default 1000, Cloud 5000. */
  readonly maxResults?: number;
  /** Data Center: last issue that search pages reach (`jira.search.platform.max.result.window`). Default 10000. */
  readonly resultWindow?: number;
  /** Data Center: path the site lives under, such as `/jira`. Default none. */
  readonly contextPath?: string;
  /** Data Center: whether user and password are taken beside access tokens. Default false, as on Jira 11. */
  readonly basicAuth?: boolean;
  /** Data Center: answers are counted, announced in headers and refused with 429 beyond this. Default off. */
  readonly rateLimit?: { readonly requests: number; readonly perSecond: number };
  /** Answers a question that was asked before from memory, for benchmarks. Not together with faults that change answers. Default false. */
  readonly rememberAnswers?: boolean;
  /** Faults from the start, written as in the `X-Sandbox-Fault` header. */
  readonly faults?: readonly string[];
}
