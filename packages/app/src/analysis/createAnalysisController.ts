import {
  type CalendarDate,
  type ConnectFormValues,
  DASHBOARD_DATA_KEY,
  type FetchJiraRequest,
  FORM_DATA_KEY,
  type Progress,
} from '@roi-insight/contracts';
import type { AnalysisClient, AnalysisOutcome } from '../client/AnalysisClient.ts';
import type { SessionStore } from '../storage/sessionStore.ts';
import { forgetToken, writeForm } from '../storage/storedForm.ts';
import { type AnalysisEvent, type AnalysisState, idle, nextAnalysis } from './AnalysisState.ts';

/** What is submitted. */
export interface Submission {
  readonly values: ConnectFormValues;
  /** `values.launchDate` on the user's calendar. */
  readonly adoptionDate: CalendarDate;
  /** What had been typed before the sample was chosen, if the values are those of the sample. */
  readonly valuesBeforeSample?: ConnectFormValues | null;
}

/** The one analysis of this page. It outlives the screens: they come and go while the request runs. */
export interface AnalysisController {
  readonly state: () => AnalysisState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Stores the form and sends the request. Does nothing while one runs. */
  readonly start: (submission: Submission) => void;
  /** Aborts the request, if one runs. */
  readonly cancel: () => void;
  /** The failure was read. */
  readonly dismiss: () => void;
  /** What was last submitted, token included, while it may be needed again. In memory only. */
  readonly draft: () => ConnectFormValues | null;
  /** What had been typed before the sample was chosen that was last submitted, for as long. */
  readonly valuesBeforeSample: () => ConnectFormValues | null;
}

export interface AnalysisControllerOptions {
  /** Loads the client when it is needed, so that the first page works without its code. */
  readonly loadClient: () => Promise<AnalysisClient>;
  readonly store: SessionStore;
  /** Address of the API, for the message when even the client's code cannot be fetched. */
  readonly apiUrl: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly log: (line: string) => void;
}

/** Characters of the token that may be shown to its owner. */
const SHOWN_OF_TOKEN = 8;

/** Makes the analysis of this page; a token that an earlier page left behind is forgotten at once. */
export function createAnalysisController({
  loadClient,
  store,
  apiUrl,
  now,
  log,
}: AnalysisControllerOptions): AnalysisController {
  let state = idle;
  let runs = 0;
  let draft: ConnectFormValues | null = null;
  let valuesBeforeSample: ConnectFormValues | null = null;
  let abort = new AbortController();
  const listeners = new Set<() => void>();

  function send(event: AnalysisEvent): void {
    state = nextAnalysis(state, event);
    for (const listener of listeners) listener();
  }

  async function request(run: number, body: FetchJiraRequest, signal: AbortSignal): Promise<void> {
    const onProgress = (progress: Progress) => send({ kind: 'progressed', run, progress });
    const outcome = await loadClient()
      .then((client) => client.analyze(body, { signal, onProgress }))
      // The client's code did not arrive: a connection that failed, like any other.
      .catch((): AnalysisOutcome => ({ kind: 'failed', failure: { kind: 'network', apiUrl } }));
    if (signal.aborted) return;
    if (outcome.kind === 'failed') {
      store.remove(FORM_DATA_KEY);
      store.remove(DASHBOARD_DATA_KEY);
      return send({ kind: 'failed', run, failure: outcome.failure });
    }
    store.write(DASHBOARD_DATA_KEY, outcome.text);
    forgetToken(store);
    draft = null;
    valuesBeforeSample = null;
    send({ kind: 'succeeded', run });
  }

  forgetToken(store);

  return {
    state: () => state,
    draft: () => draft,
    valuesBeforeSample: () => valuesBeforeSample,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start: ({ values, adoptionDate, valuesBeforeSample: typed = null }) => {
      if (state.kind === 'running') return;
      runs += 1;
      draft = values;
      valuesBeforeSample = typed;
      abort = new AbortController();
      store.remove(DASHBOARD_DATA_KEY);
      writeForm(store, values, adoptionDate);
      log(`Submitting with API key …${endOf(values.apiKey.trim())}`);
      send({ kind: 'started', run: runs, at: now() });
      void request(runs, toRequest(values, adoptionDate), abort.signal);
    },
    cancel: () => {
      if (state.kind !== 'running') return;
      abort.abort();
      forgetToken(store);
      send({ kind: 'canceled' });
    },
    dismiss: () => send({ kind: 'dismissed' }),
  };
}

/** The part of an API key that is logged: its last 8 characters, of a key shorter than 16 at most a third. */
function endOf(apiKey: string): string {
  const length = apiKey.length < 2 * SHOWN_OF_TOKEN ? Math.floor(apiKey.length / 3) : SHOWN_OF_TOKEN;
  return apiKey.slice(apiKey.length - length);
}

/** The request that a submitted form makes. */
function toRequest(values: ConnectFormValues, adoptionDate: CalendarDate): FetchJiraRequest {
  return {
    jira_url: values.jiraUrl.trim(),
    email: values.email.trim(),
    api_token: values.apiKey.trim(),
    project_name: values.projectName.trim(),
    claude_adoption_date: adoptionDate,
    ...(values.includeTickets === true && { include_tickets: true }),
  };
}
