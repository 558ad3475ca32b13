import { type CoinReading, parseCoinReading, parseRegistrationResponse } from '@roi-insight/contracts';
import { coinOutline, type SubmissionFailure } from '@roi-insight/report-text';
import { coinForecast, type CoinForecast, coinPlan, coinTerms } from '@roi-insight/roi-math';
import type { CoinFileKind, CoinFormValues, CoinState } from '@roi-insight/ui';
import type { AnalysisClient, AnalysisOutcome } from '../client/AnalysisClient.ts';
import { createListeners } from '../storage/createListeners.ts';
import { coinRequest, trackerOf } from './coinRequest.ts';
import { inSlices } from './inSlices.ts';
import type { OpenedCoin } from './openedCoin.ts';

interface CoinPlanningDeps {
  readonly loadClient: () => Promise<Pick<AnalysisClient, 'coin' | 'registerPlan'>>;
  readonly opened: OpenedCoin;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** 64 random hexadecimal digits. */
  readonly randomSeed: () => string;
}

/** What was read for a plan, and what follows from it. */
interface Work {
  readonly values: CoinFormValues;
  readonly reading: CoinReading;
  readonly forecast: CoinForecast;
  readonly weeks: number;
}

/** The length until the forecast recommends one. */
const FIRST_WEEKS = 26;

/** The planning of one team. It outlives the page, so that going back loses nothing; all of it is in memory only. */
export function createCoinPlanning({ loadClient, opened, now, randomSeed }: CoinPlanningDeps) {
  const { notify, subscribe } = createListeners();
  let values: CoinFormValues | null = null;
  let state: CoinState = { kind: 'form', values, failure: null };
  let work: Work | null = null;
  let current = new AbortController();

  function show(next: CoinState): void {
    state = next;
    notify();
  }
  const showForm = (failure: SubmissionFailure | null) => show({ kind: 'form', values, failure });

  function begin(): AbortSignal {
    current.abort();
    current = new AbortController();
    return current.signal;
  }

  function showPlanned(next: Work): void {
    work = next;
    const { reading, forecast, weeks } = next;
    show({
      kind: 'planned',
      outline: coinOutline(reading, forecast, { weeks, smallestSaving: savingOf(next) }),
      isSizeUsed: reading.sizePercent !== null,
      isSample: reading.sample,
    });
  }

  async function submit(submitted: CoinFormValues): Promise<void> {
    values = submitted;
    const signal = begin();
    show({ kind: 'reading', progress: null });
    const onProgress: Parameters<AnalysisClient['coin']>[1]['onProgress'] = (progress) => {
      if (!signal.aborted) show({ kind: 'reading', progress });
    };
    const outcome = await loadClient()
      .then((client) => client.coin(coinRequest(submitted), { signal, onProgress }))
      .catch((): AnalysisOutcome => ({ kind: 'failed', failure: { kind: 'interrupted' } }));
    if (signal.aborted) return;
    if (outcome.kind === 'failed') return showForm(outcome.failure);
    const parsed = parseCoinReading(JSON.parse(outcome.text));
    if (parsed.ok) await forecast(submitted, parsed.value, signal);
    else showForm({ kind: 'invalid-json', status: 200 });
  }

  async function forecast(submitted: CoinFormValues, reading: CoinReading, signal: AbortSignal): Promise<void> {
    show({ kind: 'forecasting', share: 0 });
    const choice = { weeks: FIRST_WEEKS, smallestSaving: submitted.smallestSaving / 100 };
    const steps = coinForecast(reading, choice, `${reading.host} ${reading.start}`);
    const made = await inSlices(steps, signal, ({ done, total }) => show({ kind: 'forecasting', share: done / total }));
    if (made === null) return;
    if (made.kind !== 'possible') return show({ kind: 'refused', refusal: made });
    const lengths = made.cells.map(({ weeks }) => weeks);
    const longest = Math.max(...lengths);
    const weeks = made.recommendedWeeks ?? Math.min(FIRST_WEEKS, longest);
    showPlanned({ values: submitted, reading, forecast: made, weeks: lengths.includes(weeks) ? weeks : longest });
  }

  function make(): void {
    if (work === null) return;
    const { reading, forecast: made, weeks } = work;
    const secret = randomSeed();
    const sizeField = work.values.sizeField === '' ? null : work.values.sizeField;
    const choice = { weeks, smallestSaving: savingOf(work), sizeField, scope: null, calendar: null, secret };
    const registration = { kind: 'unwitnessed', made: new Date(now()).toISOString() } as const;
    const plan = coinPlan(coinTerms(reading, made, choice), registration);
    opened.open(plan, secret);
    show({ kind: 'made', plan, issue: { kind: 'idle' }, saved: [], isSample: reading.sample });
  }

  async function checkIssue(issue_key: string): Promise<void> {
    if (state.kind !== 'made' || work === null) return;
    const before = state;
    const { terms, hash } = before.plan;
    const signal = begin();
    const request = { ...trackerOf(work.values), issue_key, hash };
    const fail = (failure: SubmissionFailure) => show({ ...before, issue: { kind: 'failed', failure } });
    show({ ...before, issue: { kind: 'checking' } });
    const outcome = await loadClient()
      .then((client) => client.registerPlan(request, { signal, onProgress: () => undefined }))
      .catch((): AnalysisOutcome => ({ kind: 'failed', failure: { kind: 'interrupted' } }));
    if (signal.aborted) return;
    if (outcome.kind === 'failed') return fail(outcome.failure);
    const found = parseRegistrationResponse(JSON.parse(outcome.text));
    if (!found.ok) return fail({ kind: 'invalid-json', status: 200 });
    const { id, key, created } = found.value;
    const plan = { terms, hash, registration: { kind: 'issue', id, key, created } as const };
    opened.open(plan, null);
    // The saved plan has no witness.
    const saved = before.saved.filter((file) => file !== 'plan');
    show({ ...before, plan, issue: { kind: 'idle' }, saved });
  }

  return {
    subscribe,
    get: () => state,
    submit,
    keep: (typed: CoinFormValues) => void (values = typed),
    changeWeeks: (weeks: number) => {
      if (state.kind === 'planned' && work !== null) showPlanned({ ...work, weeks });
    },
    make,
    checkIssue,
    showSaved: (file: CoinFileKind) => {
      if (state.kind === 'made') show({ ...state, saved: [...new Set([...state.saved, file])] });
    },
    /** To the form: what was typed is still there. */
    back: () => {
      begin();
      showForm(null);
    },
  };
}

const savingOf = ({ values }: Pick<Work, 'values'>) => values.smallestSaving / 100;
