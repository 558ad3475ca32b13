import type { Progress } from '@roi-insight/contracts';
import type { ConnectFormValues } from '@roi-insight/ui';
import { forgetToken, readForm, toRequest, writeForm } from '../form/submittedForm.ts';
import { forgetReport, keepReport } from '../storage/keptReport.ts';
import { setReportAside } from '../storage/setReportAside.ts';
import { FORM_DATA_KEY } from '../storage/storageKeys.ts';
import type { AnalysisClient, AnalysisOutcome } from '../client/AnalysisClient.ts';
import { createStore } from '../host/createStore.ts';
import type { RunProject } from '../storage/RunProject.ts';
import type { ScopeOfRun } from '../storage/scopeOfRun.ts';
import { AVAILABLE_KEY, ECONOMICS_KEY, NAMES_KEY, type SessionStore } from '../storage/sessionStore.ts';
import { type AnalysisEvent, type AnalysisState, idle, nextAnalysis } from './AnalysisState.ts';

/** The input of an analysis. */
export interface Submission {
  readonly values: ConnectFormValues;
  /** The values that were typed before the sample was chosen; null if `values` are not the values of the sample. */
  readonly valuesBeforeSample?: ConnectFormValues | null;
  /** Resolves when the request may be sent; never rejects. */
  readonly ready?: Promise<unknown> | undefined;
}

/** The page's only analysis. It outlives the screens, which change while the request runs. */
export interface AnalysisController {
  readonly state: () => AnalysisState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Stores the form and sends the request. Does nothing while an analysis is running. */
  readonly start: (submission: Submission) => void;
  /** Aborts a running request, and restores the previous report. */
  readonly cancel: () => void;
  /** Dismisses a failure. */
  readonly dismiss: () => void;
  /** Dismisses a failure, and restores the previous report. */
  readonly keepPrevious: () => void;
  /** The last submitted values, including the token, as long as they may be needed again. In memory only. */
  readonly draft: () => ConnectFormValues | null;
  /** The values typed before the last submitted sample was chosen. They are kept as long as the draft. */
  readonly valuesBeforeSample: () => ConnectFormValues | null;
}

export interface AnalysisControllerOptions {
  /** Loads the client when it is needed, so that the first page does not need the client's code. */
  readonly loadClient: () => Promise<Pick<AnalysisClient, 'analyze'>>;
  /** On demand, loads the chosen scope and calendar, and the usage. */
  readonly loadScope: () => Promise<(store: SessionStore, project: RunProject) => ScopeOfRun>;
  readonly store: SessionStore;
  /** URL of the API, for the message if even the client's code cannot be fetched. */
  readonly apiUrl: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly log: (line: string) => void;
  /** False if the browser knows that it has no connection. */
  readonly isOnline: () => boolean;
}

/** The outcome of a request, and its scope; the scope is null if the request was never sent. */
interface Run {
  readonly outcome: AnalysisOutcome;
  readonly scope: ScopeOfRun | null;
}

/** The keys of a reader's entries: the inputs of the net value, and the names. */
const ENTERED_KEYS = [ECONOMICS_KEY, NAMES_KEY];

/** Number of token characters that may be logged. */
const LOGGED_TOKEN_LENGTH = 8;

/** Creates the analysis of this page, and removes a token that an earlier page left in storage. */
export function createAnalysisController({
  loadClient,
  loadScope,
  store,
  apiUrl,
  now,
  log,
  isOnline,
}: AnalysisControllerOptions): AnalysisController {
  const analysis = createStore<AnalysisState>(idle);
  let runs = 0;
  let draft: ConnectFormValues | null = null;
  let valuesBeforeSample: ConnectFormValues | null = null;
  // Only a new report replaces the previous one; a run that fails or is canceled does not.
  let putBack: (() => void) | null = null;
  // Another analysis of the same project keeps what the reader entered; a report on another project starts with the defaults.
  let entered: { readonly project: string; readonly items: readonly (readonly [string, string])[] } | null = null;
  let abort = new AbortController();

  const send = (event: AnalysisEvent) => analysis.set(nextAnalysis(analysis.get(), event));

  async function request(run: number, submission: Submission, signal: AbortSignal): Promise<void> {
    const onProgress = (progress: Progress) => {
      if (!signal.aborted && progress.available) store.write(AVAILABLE_KEY, JSON.stringify(progress.available));
      send({ kind: 'progressed', run, progress });
    };
    const { outcome, scope } = await Promise.all([loadClient(), loadScope(), submission.ready])
      .then(async ([client, scopeOfRun]): Promise<Run> => {
        const scope = scopeOfRun(store, submission.values);
        return {
          outcome: await client.analyze(toRequest(submission.values, scope.fields), { signal, onProgress }),
          scope,
        };
      })
      // A chunk that cannot be fetched counts as a connection failure.
      .catch((): Run => ({ outcome: { kind: 'failed', failure: { kind: 'network', apiUrl } }, scope: null }));
    if (signal.aborted) return;
    if (outcome.kind === 'failed') {
      store.remove(FORM_DATA_KEY);
      forgetReport(store);
      const { failure } = outcome;
      const isOffline = failure.kind === 'network' && !isOnline();
      return send({
        kind: 'failed',
        run,
        failure: isOffline ? { ...failure, isOffline } : failure,
        hasPrevious: putBack !== null,
      });
    }
    keepReport(store, outcome.text);
    forgetToken(store);
    scope?.markSeen();
    draft = null;
    valuesBeforeSample = null;
    putBack = null;
    send({ kind: 'succeeded', run });
  }

  function start(submission: Submission): void {
    if (analysis.get().kind === 'running') return;
    const { values, valuesBeforeSample: typed = null } = submission;
    runs += 1;
    draft = values;
    valuesBeforeSample = typed;
    abort = new AbortController();
    const items = ENTERED_KEYS.flatMap((key) => {
      const text = store.read(key);
      return text === null ? [] : [[key, text] as const];
    });
    if (items.length > 0) entered = { project: projectOf(store), items };
    putBack = setReportAside(store) ?? putBack;
    writeForm(store, values);
    if (entered?.project === projectOf(store)) for (const [key, text] of entered.items) store.write(key, text);
    const isServiceAccount = typeof values.clientId === 'string';
    log(isServiceAccount ? 'Submitting with a client secret' : `Submitting with API key …${endOf(values.apiKey)}`);
    send({ kind: 'started', run: runs, at: now() });
    void request(runs, submission, abort.signal);
  }

  function takeBack(): boolean {
    const hasPrevious = putBack !== null;
    putBack?.();
    putBack = null;
    return hasPrevious;
  }

  forgetToken(store);

  return {
    state: analysis.get,
    draft: () => draft,
    valuesBeforeSample: () => valuesBeforeSample,
    subscribe: analysis.subscribe,
    start,
    cancel: () => {
      if (analysis.get().kind !== 'running') return;
      abort.abort();
      forgetToken(store);
      send({ kind: 'canceled', hasPrevious: takeBack() });
    },
    dismiss: () => send({ kind: 'dismissed' }),
    keepPrevious: () => {
      takeBack();
      send({ kind: 'dismissed' });
    },
  };
}

/**
 * The project of the stored form. */
function projectOf(store: SessionStore): string {
  const { jiraUrl, projectName } = readForm(store);
  return JSON.stringify([jiraUrl, projectName?.toLowerCase()]);
}

/** The part of an API key that is logged: the last 8 characters or, if the key has fewer than 16, at most a third of it.
 */
function endOf(apiKey: string): string {
  const length = apiKey.length < 2 * LOGGED_TOKEN_LENGTH ? Math.floor(apiKey.length / 3) : LOGGED_TOKEN_LENGTH;
  return apiKey.slice(apiKey.length - length);
}
