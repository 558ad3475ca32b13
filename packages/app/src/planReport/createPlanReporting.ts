import {
  type Economics,
  type Plan,
  parseRegistrationResponse,
  parseUsage,
  type PlanFile,
  planTeamsRequest,
  type WireUsage,
} from '@roi-insight/contracts';
import { planningFailureTexts, type PlanReport, type SubmissionFailure } from '@roi-insight/report-text';
import { registrationProblem } from '@roi-insight/report-text/failures';
import { defaultEconomics, type RegisteredIssue } from '@roi-insight/roi-math';
import { type DownloadState, emptyTracker, type PlanReportState, type PlanReportValues } from '@roi-insight/ui';
import type { AnalysisClient, AnalysisOutcome, AnalysisRun } from '../client/AnalysisClient.ts';
import { trackerRequest } from '../form/trackerRequest.ts';
import { createStore } from '../host/createStore.ts';
import { parseReading } from '../plan/parseReading.ts';
import { credentialFor } from './credentialFor.ts';
import type { StartResult } from './startResult.ts';

interface PlanReportingDeps {
  readonly loadClient: () => Promise<Pick<AnalysisClient, 'plan' | 'registerPlan'>>;
  readonly startResult: StartResult;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** The state of the page. */
export interface PlanReporting {
  readonly state: PlanReportState;
  /** Start of reading, in epoch milliseconds. */
  readonly startedAt: number;
  /** The last typed values. The API key is in memory only. */
  readonly values: PlanReportValues;
  readonly economics: Economics;
  readonly download: DownloadState;
}

type Parts = Omit<PlanReport, 'result'>;

/** The outcome of a step that returned no value. */
type Ended = { readonly failure: SubmissionFailure } | { readonly problem: string };

const NO_VALUES: PlanReportValues = { ...emptyTracker, starts: new Map() };

/** The report on a plan, from the opened file to the result. It outlives the page, so that going back loses nothing. */
export function createPlanReporting({ loadClient, startResult, now }: PlanReportingDeps) {
  const shown = createStore<PlanReporting>({
    state: { kind: 'no-plan', problem: null },
    startedAt: 0,
    values: NO_VALUES,
    economics: defaultEconomics,
    download: { kind: 'idle' },
  });
  let current = new AbortController();

  const show = (next: Partial<PlanReporting>) => shown.set({ ...shown.get(), ...next });
  const ask = (plan: Plan, ended: Partial<{ failure: SubmissionFailure; problem: string }> = {}) =>
    show({ state: { kind: 'asking', plan, failure: null, problem: null, ...ended } });

  const valuesFor = ({ terms }: Plan): PlanReportValues => ({
    ...shown.get().values,
    ...credentialFor(terms.host, shown.get().values),
  });

  function begin(): AbortController {
    current.abort();
    current = new AbortController();
    return current;
  }

  /** Compares the orders, and shows the report. */
  function finish(parts: Parts, usage: WireUsage | null, abort: AbortController, onFailed: (message: string) => void) {
    show({ state: { kind: 'reading', plan: parts.plan, step: 'orders', progress: null, elapsedMs: 0 } });
    const read = usage === null ? null : parseUsage(usage);
    const job = { ...parts, usage: read?.ok === true ? read.value : null };
    const stop = startResult(job, (message) => {
      if (abort.signal.aborted) return;
      if (message.kind === 'failed') onFailed(message.message);
      else show({ state: { kind: 'made', report: { ...parts, result: message.result } } });
    });
    abort.signal.addEventListener('abort', stop);
  }

  async function submit(plan: Plan, values: PlanReportValues, usage: WireUsage | null): Promise<void> {
    const abort = begin();
    show({
      values,
      startedAt: now(),
      state: { kind: 'reading', plan, step: 'tickets', progress: null, elapsedMs: 0 },
    });
    const run: AnalysisRun = {
      signal: abort.signal,
      onProgress: (progress) => {
        if (!abort.signal.aborted) show({ state: { kind: 'reading', plan, step: 'tickets', progress, elapsedMs: 0 } });
      },
    };
    const parts = await loadClient()
      .then((client) => readAll(client, plan, values, run))
      .catch((): Ended => ({ failure: { kind: 'interrupted' } }));
    if (abort.signal.aborted) return;
    if ('plan' in parts) finish(parts, usage, abort, (problem) => ask(plan, { problem }));
    else ask(plan, parts);
  }

  return {
    get: shown.get,
    subscribe: shown.subscribe,
    /** Shows the content of a file, which replaces the plan that was open before. */
    open: (file: PlanFile) => {
      const abort = begin();
      show({ download: { kind: 'idle' } });
      if (file.kind === 'plan') {
        show({ values: { ...valuesFor(file.plan), starts: new Map() } });
        return ask(file.plan);
      }
      const { parts, economics } = file;
      show({ economics, values: { ...valuesFor(parts.plan), starts: parts.starts } });
      return finish(parts, null, abort, (problem) => show({ state: { kind: 'no-plan', problem } }));
    },
    /** Reports that a file could not be opened. An open plan stays open. */
    refuse: (problem: string) => {
      if (shown.get().state.kind === 'no-plan') show({ state: { kind: 'no-plan', problem } });
    },
    submit: (values: PlanReportValues, usage: WireUsage | null) => {
      const { state } = shown.get();
      if (state.kind === 'asking') void submit(state.plan, values, usage);
    },
    dismissFailure: () => {
      const { state } = shown.get();
      if (state.kind === 'asking') ask(state.plan);
    },
    /** Stops reading, or leaves the report. Typed values stay. */
    back: () => {
      begin();
      const { state } = shown.get();
      if (state.kind === 'reading') ask(state.plan);
      if (state.kind === 'made') ask(state.report.plan);
    },
    changeEconomics: (economics: Economics) => show({ economics }),
    showDownload: (download: DownloadState) => show({ download }),
  };
}

async function readAll(
  client: Pick<AnalysisClient, 'plan' | 'registerPlan'>,
  plan: Plan,
  { starts, ...values }: PlanReportValues,
  run: AnalysisRun,
): Promise<Parts | Ended> {
  const tracker = trackerRequest(values);
  const read = await client.plan({ ...tracker, ...planTeamsRequest(plan) }, run);
  if (read.kind === 'failed') return { failure: read.failure };
  const reading = await parseReading(read.text, run.signal);
  if (reading === null) return { problem: planningFailureTexts.otherVersion };
  const { registration, hash } = plan;
  const parts = { plan, reading, starts };
  if (registration.kind === 'random') return { ...parts, registered: null };
  const registered = registeredIssue(await client.registerPlan({ ...tracker, issue_key: registration.key, hash }, run));
  return 'kind' in registered ? { ...parts, registered } : registered;
}

/** What the tracker says about the issue of a plan. */
function registeredIssue(outcome: AnalysisOutcome): RegisteredIssue | Ended {
  if (outcome.kind === 'failed') {
    const { failure } = outcome;
    const kind = failure.kind === 'server' ? registrationProblem(failure.reason) : null;
    return kind === null ? { failure } : { kind };
  }
  const found = parseRegistrationResponse(JSON.parse(outcome.text));
  if (!found.ok) return { problem: planningFailureTexts.otherVersion };
  const { id, key, created, others } = found.value;
  return { kind: 'found', id, key, created, others };
}
