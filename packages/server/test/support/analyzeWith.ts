import { startApp, startSandbox } from './harness.ts';
import { proxyOf } from './organization.ts';

type Mode = 'cloud' | 'data-center';

/** Analyzes the sandbox through a proxy that changes answers, and refuses some requests with 404. */
export async function analyzeWith(
  mode: Mode,
  answered: (path: string, answer: string) => string,
  refused = /^nothing/,
) {
  const tracker = await startSandbox({ mode });
  const { address } = await proxyOf(tracker, (asked) => (refused.test(asked) ? 404 : undefined), { answered });
  const { analyze } = await startApp();
  return analyze({ jira_url: address });
}
