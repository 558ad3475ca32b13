import { unquoted } from '@roi-insight/contracts';
import { ORIGINAL_ESTIMATE } from '@roi-insight/jira-tickets';
import { inSession } from './analysis/analyze.ts';
import { guardedConnections } from './analysis/localRunner.ts';
import { BACKOFF_MS } from './analysis/runner.ts';
import { ProjectReader } from './analysis/ProjectReader.ts';
import { readRequest } from './readRequest.ts';
import { addressGuard } from './http/addressGuard.ts';
import type { JiraKind } from './http/JiraKind.ts';
import { addDays } from './days.ts';
import { credentialOf } from './tracker/credentialOf.ts';
import { openTracker } from './tracker/openTracker.ts';
import { systemTimers } from './timers.ts';
import { type ReadingOptions, runOptions } from './readingOptions.ts';

/** Number of days whose tickets are read. */
const CHECKED_DAYS = 28;

/** The data that a credential can read. */
export interface Access {
  readonly tracker: JiraKind;
  readonly host: string;
  readonly project: { readonly key: string; readonly name: string };
  readonly time_zone: string;
  /** Number of tickets that were created or completed in the last `days` days, and were read with their status changes. */
  readonly tickets: number;
  readonly days: number;
}

/**
 * Tests the permissions of a credential by reading the tickets of the last weeks, as a report does.
 * @throws {RequestFailure} that says what is missing
 */
export async function checkAccess(body: object, options: ReadingOptions): Promise<Access> {
  const { config, now, backoffMs = BACKOFF_MS } = options;
  const today = now().toISOString().slice(0, 10);
  const request = readRequest({ ...body, claude_adoption_date: today }, now());
  await addressGuard(config.allowedHosts).check(new URL(request.jira_url));
  const dispatcher = guardedConnections(config.allowedHosts);
  const context = { config, dispatcher, now, timers: systemTimers, backoffMs };
  try {
    return await inSession(request, context, runOptions(options), async ({ session, memory, stats, onProgress }) => {
      onProgress({ stage: 'connecting', done: 0, total: null });
      const credential = credentialOf(request, unquoted(request.project_name));
      const tracker = await openTracker(session, request.jira_url, credential, config);
      const window = { from: addDays(today, -CHECKED_DAYS), before: addDays(today, 2) };
      const reader = new ProjectReader({
        tracker,
        window,
        sizeFieldOf: () => ORIGINAL_ESTIMATE,
        signal: session.signal,
        memory,
        stats,
      });
      const choice = { scope: undefined, ticketLimit: config.ticketLimit, isOwn: false };
      const progress = { report: onProgress, end: () => undefined };
      const tickets = await reader.read(tracker.project, { ...choice, progress }, (read) => {
        return read.tickets.length + read.outOfScope;
      });
      const { kind, host, timeZone, project } = tracker;
      const { key, name } = project;
      return { tracker: kind, host, project: { key, name }, time_zone: timeZone, tickets, days: CHECKED_DAYS };
    });
  } finally {
    await dispatcher.close();
  }
}
