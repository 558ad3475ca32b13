import { type ConnectFormValues, DASHBOARD_DATA_KEY, FORM_DATA_KEY, type Progress } from '@roi-insight/contracts';
import type { AnalysisClient, AnalysisOutcome } from '../client/AnalysisClient.ts';
import type { SessionStore } from '../storage/sessionStore.ts';
import { forgetToken, writeForm } from '../storage/storedForm.ts';
import { type AnalysisEvent, type AnalysisState, idle, nextAnalysis } from './AnalysisState.ts';
import { toRequest } from './toRequest.ts';

/** The one analysis of this page. It outlives the screens: they come and go while the request runs. */
export interface Analysis {
  readonly state: () => AnalysisState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Stores the form and sends the request. Does nothing while one runs. */
  readonly start: (values: ConnectFormValues, own?: ConnectFormValues | null) => void;
  /** Aborts the request, if one runs. */
  readonly cancel: () => void;
  /** The failure was read. */
  readonly dismiss: () => void;
  /** What was last submitted, token included, while it may be needed again. In memory only. */
  readonly draft: () => ConnectFormValues | null;
  /** What had been typed before the sample was chosen that was last submitted, for as long. */
  readonly own: () => ConnectFormValues | null;
}

export interface AnalysisDeps {
  /** Gives the client; asked for when it is needed, so that the first page does without its code. */
  readonly loadClient: () => Promise<AnalysisClient>;
  readonly store: SessionStore;
  /** Where requests go, for when not even the code that sends them arrives. */
  readonly apiUrl: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly log: (line: string) => void;
}

/** Characters of the token that may be shown to its owner. */
const SHOWN_OF_TOKEN = 8;

/** Makes the analysis of this page; a token that an earlier page left behind is forgotten at once. */
export function createAnalysis({ loadClient, store, apiUrl, now, log }: AnalysisDeps): Analysis {
  let state = idle;
  let runs = 0;
  let draft: ConnectFormValues | null = null;
  let own: ConnectFormValues | null = null;
  let abort = new AbortController();
  const listeners = new Set<() => void>();

  function send(event: AnalysisEvent): void {
    state = nextAnalysis(state, event);
    for (const listener of listeners) listener();
  }

  async function request(run: number, values: ConnectFormValues, signal: AbortSignal): Promise<void> {
    const onProgress = (progress: Progress) => send({ kind: 'progressed', run, progress });
    const outcome = await loadClient()
      .then((client) => client.analyze(toRequest(values), { signal, onProgress }))
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
    own = null;
    send({ kind: 'succeeded', run });
  }

  forgetToken(store);

  return {
    state: () => state,
    draft: () => draft,
    own: () => own,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start: (values, typed = null) => {
      if (state.kind === 'running') return;
      runs += 1;
      draft = values;
      own = typed;
      abort = new AbortController();
      store.remove(DASHBOARD_DATA_KEY);
      writeForm(store, values);
      log(`Submitting with API key …${values.apiKey.trim().slice(-SHOWN_OF_TOKEN)}`);
      send({ kind: 'started', run: runs, at: now() });
      void request(runs, values, abort.signal);
    },
    cancel: () => {
      if (state.kind !== 'running') return;
      abort.abort();
      forgetToken(store);
      send({ kind: 'cancelled' });
    },
    dismiss: () => send({ kind: 'dismissed' }),
  };
}
