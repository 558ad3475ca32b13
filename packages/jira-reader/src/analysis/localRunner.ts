import { Agent } from 'undici';
import { addressGuard } from '../http/addressGuard.ts';
import type { AllowedHosts } from '../http/allowedHosts.ts';
import type { Lookup } from '../http/nameLookup.ts';
import { analyze, type AnalysisContext } from './analyze.ts';
import type { Runner } from './runner.ts';

const CONNECTIONS_PER_TRACKER = 64;
const RESPONSE_TIMEOUT_MS = 30_000;

/** Dependencies that tests replace. */
interface Surroundings {
  readonly lookup?: Lookup | undefined;
  readonly responseTimeoutMs?: number | undefined;
}

/** Runs analyses in the current thread. They share one pool of connections, and the guard checks each connection. */
export function localRunner(context: Omit<AnalysisContext, 'dispatcher'>, surroundings: Surroundings = {}): Runner {
  const dispatcher = guardedConnections(context.config.allowedHosts, surroundings);
  return {
    run: async (task, options) => {
      const response = await analyze(task, { ...context, dispatcher }, options);
      return new TextEncoder().encode(JSON.stringify(response));
    },
    close: () => dispatcher.close(),
  };
}

/** A pool of connections, each checked by the guard. */
export function guardedConnections(
  allowed: AllowedHosts,
  { lookup, responseTimeoutMs = RESPONSE_TIMEOUT_MS }: Surroundings = {},
): Agent {
  return new Agent({
    connect: addressGuard(allowed, { lookup }).connect,
    connections: CONNECTIONS_PER_TRACKER,
    headersTimeout: responseTimeoutMs,
    bodyTimeout: responseTimeoutMs,
  });
}
