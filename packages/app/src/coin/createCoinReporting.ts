import {
  type CoinPlan,
  type CoinReading,
  coinRequestOf,
  parseCoinReading,
  parseRegistrationResponse,
} from '@roi-insight/contracts';
import type { SubmissionFailure } from '@roi-insight/report-text';
import { registrationProblem } from '@roi-insight/report-text/failures';
import { type CoinResult, coinResult, type RegisteredIssue } from '@roi-insight/roi-math';
import type { CoinReportValues } from '@roi-insight/ui';
import type { AnalysisClient, AnalysisOutcome, AnalysisRun } from '../client/AnalysisClient.ts';
import { createListeners } from '../storage/createListeners.ts';
import { credentialFor } from '../planReport/credentialFor.ts';
import { trackerOf } from './coinRequest.ts';
import type { Progress } from '@roi-insight/contracts';

type Client = Pick<AnalysisClient, 'coin' | 'registerPlan'>;

/** The step of the report on the opened plan. */
export type CoinReportStep =
  | { readonly kind: 'asking'; readonly failure: SubmissionFailure | null }
  | { readonly kind: 'reading'; readonly progress: Progress | null; readonly startedAt: number }
  | { readonly kind: 'made'; readonly plan: CoinPlan; readonly reading: CoinReading; readonly result: CoinResult };

interface CoinReporting {
  readonly step: CoinReportStep;
  /** What was typed last; the API key is in memory only. */
  readonly values: CoinReportValues;
}

interface CoinReportingDeps {
  readonly loadClient: () => Promise<Client>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

const ASKING: CoinReportStep = { kind: 'asking', failure: null };

/** The report on a coin plan, from its two files to the result. It outlives the page. */
export function createCoinReporting({ loadClient, now }: CoinReportingDeps) {
  const { notify, subscribe } = createListeners();
  let shown: CoinReporting = { step: ASKING, values: { jiraUrl: '', email: '', apiKey: '' } };
  let current = new AbortController();

  function show(next: Partial<CoinReporting>): void {
    shown = { ...shown, ...next };
    notify();
  }

  function begin(): AbortSignal {
    current.abort();
    current = new AbortController();
    return current.signal;
  }

  async function submit(plan: CoinPlan, secret: string, values: CoinReportValues): Promise<void> {
    const signal = begin();
    const startedAt = now();
    show({ values, step: { kind: 'reading', progress: null, startedAt } });
    const run: AnalysisRun = {
      signal,
      onProgress: (progress) => {
        if (!signal.aborted) show({ step: { kind: 'reading', progress, startedAt } });
      },
    };
    const read = await loadClient()
      .then((client) => readAll(client, plan, values, run))
      .catch((): SubmissionFailure => ({ kind: 'interrupted' }));
    if (signal.aborted) return;
    if ('kind' in read) return show({ step: { kind: 'asking', failure: read } });
    const result = coinResult({ plan, secret: { plan: plan.hash, secret }, ...read });
    show({ step: { kind: 'made', plan, reading: read.reading, result } });
  }

  return {
    get: () => shown,
    subscribe,
    /** Asks for the credential of another plan. */
    open: ({ terms }: CoinPlan) => {
      begin();
      show({ step: ASKING, values: { ...shown.values, ...credentialFor(terms.host, shown.values) } });
    },
    submit,
    /** Stops reading, or leaves the report: what was typed stays. */
    back: () => {
      begin();
      show({ step: ASKING });
    },
  };
}

interface ReadParts {
  readonly reading: CoinReading;
  readonly registered: RegisteredIssue | null;
}

async function readAll(
  client: Client,
  { terms, hash, registration }: CoinPlan,
  values: CoinReportValues,
  run: AnalysisRun,
): Promise<ReadParts | SubmissionFailure> {
  const tracker = trackerOf(values);
  const read = await client.coin({ ...tracker, ...coinRequestOf(terms) }, run);
  if (read.kind === 'failed') return read.failure;
  const reading = parseCoinReading(JSON.parse(read.text));
  if (!reading.ok) return { kind: 'invalid-json', status: 200 };
  if (registration.kind === 'unwitnessed') return { reading: reading.value, registered: null };
  const issue = registeredIssue(await client.registerPlan({ ...tracker, issue_key: registration.key, hash }, run));
  return 'failure' in issue ? issue.failure : { reading: reading.value, registered: issue };
}

/** What the tracker says about the issue of a plan. */
function registeredIssue(outcome: AnalysisOutcome): RegisteredIssue | { readonly failure: SubmissionFailure } {
  if (outcome.kind === 'failed') {
    const { failure } = outcome;
    const kind = failure.kind === 'server' ? registrationProblem(failure.reason) : null;
    return kind === null ? { failure } : { kind };
  }
  const found = parseRegistrationResponse(JSON.parse(outcome.text));
  if (!found.ok) return { failure: { kind: 'invalid-json', status: 200 } };
  const { id, key, created } = found.value;
  return { kind: 'found', id, key, created };
}
