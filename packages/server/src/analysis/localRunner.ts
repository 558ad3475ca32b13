import { Agent } from 'undici';
import { addressGuard, type Lookup } from '../jira/addressGuard.ts';
import { analyse, type AnalysisContext } from './analyse.ts';
import type { Runner } from './runner.ts';

const CONNECTIONS_PER_TRACKER = 64;
const ANSWER_TIMEOUT_MS = 30_000;

/** Runs analyses in this very thread. All share one pool of connections, each of which the guard has checked. */
export function localRunner(context: Omit<AnalysisContext, 'dispatcher'>, lookup?: Lookup): Runner {
  const dispatcher = new Agent({
    connect: addressGuard(context.config.allowedHosts, lookup).connect,
    connections: CONNECTIONS_PER_TRACKER,
    headersTimeout: ANSWER_TIMEOUT_MS,
    bodyTimeout: ANSWER_TIMEOUT_MS,
  });
  return {
    run: (request, options) => analyse(request, { ...context, dispatcher }, options),
    close: () => dispatcher.close(),
  };
}
