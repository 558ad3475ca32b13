import {
  type FixedRole,
  type Plan,
  parseRegistrationResponse,
  type PlanReading,
  type Registration,
} from '@roi-insight/contracts';
import { planOutline, type SubmissionFailure } from '@roi-insight/report-text';
import { drawPlan, type PlanChoice, planHash, proposePlan } from '@roi-insight/roi-math';
import type { ForecastState, PlanFileState, PlanFormValues, PlanState } from '@roi-insight/ui';
import type { AnalysisClient, AnalysisOutcome } from '../client/AnalysisClient.ts';
import { trackerRequest } from '../form/trackerRequest.ts';
import { createStore } from '../host/createStore.ts';
import type { SessionStore } from '../storage/sessionStore.ts';
import { parseReading } from './parseReading.ts';
import { readPlanForm, writePlanForm } from './planFormRecord.ts';
import { planRequest } from './planRequest.ts';
import { plannedState, termsOf, withWeeks, type PlanWork } from './planWork.ts';
import type { StartForecast } from './startForecast.ts';

type PlanClient = Pick<AnalysisClient, 'plan' | 'registerPlan'>;

interface PlanningDeps {
  readonly loadClient: () => Promise<PlanClient>;
  readonly store: SessionStore;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** 64 random hexadecimal digits. */
  readonly randomSeed: () => string;
  readonly startForecast: StartForecast;
}

/** The length of the plan until the forecast recommends a length. */
const FIRST_WEEKS = 26;

/** The planning of a rollout. It outlives the page, so that going back loses nothing. The API key is in memory only. */
export function createPlanning({ loadClient, store, now, randomSeed, startForecast }: PlanningDeps) {
  let values = readPlanForm(store, new Date(now()));
  const { get, set: show, subscribe } = createStore<PlanState>({ kind: 'form', values, failure: null });
  let work: PlanWork | null = null;
  /** Cancels the current request. */
  let stop = (): void => undefined;
  let hasChosenWeeks = false;

  const showForm = (failure: SubmissionFailure | null) => show({ kind: 'form', values, failure });
  const showPlan = (plan: Plan, isNew: boolean, file: PlanFileState) =>
    show({ kind: 'drawn', plan, isNew, file, isSample: work?.reading.sample ?? false });

  function showPlanned(next: PlanWork, forecast: ForecastState): void {
    work = next;
    show(plannedState(next, forecast));
  }

  /** Runs a request that `stop` can cancel; null if it was canceled. */
  async function ask(
    send: (client: PlanClient, signal: AbortSignal) => Promise<AnalysisOutcome>,
  ): Promise<AnalysisOutcome | null> {
    stop();
    const abort = new AbortController();
    stop = () => abort.abort();
    const outcome = await loadClient()
      .then((client) => send(client, abort.signal))
      .catch((): AnalysisOutcome => ({ kind: 'failed', failure: { kind: 'interrupted' } }));
    return abort.signal.aborted ? null : outcome;
  }

  async function submit(submitted: PlanFormValues): Promise<void> {
    values = submitted;
    writePlanForm(store, submitted);
    const request = planRequest(submitted);
    const reading: Extract<PlanState, { kind: 'reading' }> = {
      kind: 'reading',
      teams: request.teams.length,
      progress: null,
    };
    show(reading);
    const outcome = await ask((client, signal) =>
      client.plan(request, {
        signal,
        onProgress: (progress) => {
          if (!signal.aborted) show({ ...reading, progress });
        },
      }),
    );
    if (outcome === null) return;
    if (outcome.kind === 'failed') return showForm(outcome.failure);
    const abort = new AbortController();
    stop = () => abort.abort();
    const parsed = await parseReading(outcome.text, abort.signal);
    if (abort.signal.aborted) return;
    if (parsed === null) showForm({ kind: 'invalid-json', status: 200 });
    else begin(submitted, parsed);
  }

  function begin(submitted: PlanFormValues, reading: PlanReading): void {
    hasChosenWeeks = false;
    const choice: PlanChoice = {
      weeks: FIRST_WEEKS,
      rampWeeks: submitted.rampWeeks,
      smallestSaving: submitted.smallestSaving / 100,
      sizeField: submitted.sizeField === '' ? null : submitted.sizeField,
      fixed: new Map(),
      settings: new Map(),
    };
    forecast({ values: submitted, reading, choice, proposal: proposePlan(reading, choice), forecast: null });
  }

  function forecast(started: PlanWork): void {
    stop();
    const { reading, proposal, choice } = started;
    const without = { ...started, forecast: null };
    if (proposal.refusal !== null) return showPlanned(without, { kind: 'stopped' });
    showPlanned(without, { kind: 'running', share: 0 });
    stop = startForecast({ reading, proposal, choice, seed: `${reading.host} ${reading.start}` }, (message) => {
      // The length of the plan may have changed since the forecast began.
      const present = work ?? started;
      switch (message.kind) {
        case 'progress':
          return showPlanned(present, { kind: 'running', share: message.share });
        case 'failed':
          return showPlanned(present, message);
        case 'forecast': {
          const { recommendedWeeks, remedies } = message.forecast;
          const weeks = hasChosenWeeks ? null : recommendedWeeks;
          return showPlanned(
            { ...withWeeks(present, weeks ?? present.choice.weeks), forecast: message.forecast },
            { kind: 'ready', remedies },
          );
        }
      }
    });
    return undefined;
  }

  function changeRole(key: string, role: FixedRole | null): void {
    if (work === null) return;
    const fixed = new Map(work.choice.fixed);
    if (role === null) fixed.delete(key);
    else fixed.set(key, role);
    const choice = { ...work.choice, fixed };
    forecast({ ...work, choice, proposal: proposePlan(work.reading, choice) });
  }

  function accept(): void {
    const terms = work && termsOf(work);
    if (work === null || terms === null) return;
    const { reading, proposal, choice } = work;
    show({
      kind: 'registering',
      outline: planOutline(reading, proposal, choice, work.forecast),
      hash: planHash(terms),
      issue: { kind: 'idle' },
      issueKey: '',
      isSample: reading.sample,
    });
  }

  function draw(registration: Registration): void {
    const terms = work && termsOf(work);
    if (terms !== null) showPlan(drawPlan(terms, registration), true, { kind: 'idle' });
  }

  async function checkIssue(issue_key: string): Promise<void> {
    const registering = get();
    if (registering.kind !== 'registering' || work === null) return;
    const request = { ...trackerRequest(work.values), issue_key, hash: registering.hash };
    const fail = (failure: SubmissionFailure) => show({ ...registering, issue: { kind: 'failed', failure } });
    show({ ...registering, issue: { kind: 'checking' } });
    const outcome = await ask((client, signal) =>
      client.registerPlan(request, { signal, onProgress: () => undefined }),
    );
    if (outcome === null) return;
    if (outcome.kind === 'failed') return fail(outcome.failure);
    const found = parseRegistrationResponse(JSON.parse(outcome.text));
    if (!found.ok) return fail({ kind: 'invalid-json', status: 200 });
    const { id, key, created } = found.value;
    draw({ kind: 'issue', id, key, created });
  }

  /** Goes one step back without losing anything that was read, chosen or typed. */
  function back(): void {
    stop();
    switch (get().kind) {
      case 'registering':
        if (work !== null) showPlanned(work, { kind: 'ready', remedies: work.forecast?.remedies ?? [] });
        return;
      case 'form':
      case 'reading':
      case 'planned':
      case 'drawn':
        showForm(null);
    }
  }

  return {
    subscribe,
    get,
    submit,
    keep: (typed: PlanFormValues) => void (values = typed),
    cancel: () => {
      if (get().kind !== 'planned' || work === null) return back();
      stop();
      return showPlanned(work, { kind: 'stopped' });
    },
    changeWeeks: (weeks: number) => {
      const state = get();
      if (state.kind !== 'planned' || work === null) return;
      hasChosenWeeks = true;
      showPlanned(withWeeks(work, weeks), state.forecast);
    },
    changeRole,
    forecastAgain: () => work && forecast(work),
    accept,
    typeIssueKey: (issueKey: string) => {
      const state = get();
      if (state.kind === 'registering') show({ ...state, issueKey, issue: { kind: 'idle' } });
    },
    checkIssue,
    drawAtRandom: () => draw({ kind: 'random', seed: randomSeed(), drawn: new Date(now()).toISOString() }),
    showFile: (file: PlanFileState) => {
      const state = get();
      if (state.kind === 'drawn') show({ ...state, isNew: false, file });
    },
    back,
  };
}

export type Planning = ReturnType<typeof createPlanning>;
