import type { OrganizationTeamRequest } from '@roi-insight/contracts';
import { organizationTexts, type SubmissionFailure } from '@roi-insight/report-text';
import { emptyTracker, type OrganizationState, type TeamTableState, type TrackerValues } from '@roi-insight/ui';
import type { AnalysisClient, AnalysisOutcome } from '../client/AnalysisClient.ts';
import { readFields, storedText, trackerReaders } from '../form/storedFields.ts';
import { trackerRequest } from '../form/trackerRequest.ts';
import { createStore } from '../host/createStore.ts';
import { forgetReport, keepReport } from '../storage/keptReport.ts';
import type { SessionStore } from '../storage/sessionStore.ts';
import { DASHBOARD_DATA_KEY, FORM_DATA_KEY } from '../storage/storageKeys.ts';
import { storedObject } from '../storage/storedValue.ts';
import { usageOfRun } from '../storage/usage/usageOfRun.ts';
import type { StartJob } from '../worker/inWorker.ts';
import type { TeamTableJob, TeamTableMessage } from './messages.ts';

/** Larger files are no tables of 200 teams. */
const MAX_MEGABYTES = 1;

/** Time without typing after which the table is read. */
const PAUSE_MS = 300;

interface OrganizationDeps {
  readonly loadClient: () => Promise<Pick<AnalysisClient, 'organization'>>;
  /** The store of this page alone: its keys are those of a report. */
  readonly store: SessionStore;
  readonly startTable: StartJob<TeamTableJob, TeamTableMessage>;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** The state of the page. With `made`, it shows the stored report. */
interface OrganizationPage {
  readonly state: OrganizationState | { readonly kind: 'made' };
  /** Start of reading, in epoch milliseconds. */
  readonly startedAt: number;
  /** The last typed values. The API key is in memory only. */
  readonly draft: TrackerValues;
  readonly text: string;
  readonly table: TeamTableState;
}

const storedForm = storedObject(FORM_DATA_KEY);
const READERS = { ...trackerReaders, text: storedText };

/** The report on an organization, from the table of its teams to the result. It outlives the page, so that going back loses nothing. */
export function createOrganization({ loadClient, store, startTable, now }: OrganizationDeps) {
  const { text = '', ...tracker } = readFields(READERS, storedForm.read(store) ?? {});
  const hasReport = () => store.read(DASHBOARD_DATA_KEY) !== null;
  const page = createStore<OrganizationPage>({
    state: hasReport() ? { kind: 'made' } : { kind: 'asking', failure: null, isCanceled: false },
    startedAt: 0,
    draft: { ...emptyTracker, ...tracker },
    text: '',
    table: { kind: 'empty' },
  });
  let stopReading = () => undefined as void;
  let stopTable = () => undefined as void;

  const show = (next: Partial<OrganizationPage>) => page.set({ ...page.get(), ...next });
  const ask = (failure: SubmissionFailure | null, isCanceled = false) =>
    show({ state: { kind: 'asking', failure, isCanceled } });

  /** @param isTyped whether the file has the text of the page, which then stays as it is */
  function readTable(table: File, isTyped: boolean): void {
    stopTable();
    if (table.size > MAX_MEGABYTES * 1e6) return show({ table: { kind: 'too-large', megabytes: MAX_MEGABYTES } });
    show({ table: { kind: 'reading' } });
    stopTable = startTable({ table, now: new Date(now()).toISOString() }, (message) => {
      if (message.kind === 'failed') return show({ table: message });
      show({ table: message.result, ...(!isTyped && message.text !== null && { text: message.text }) });
    });
    return undefined;
  }

  function type(typed: string): void {
    stopTable();
    if (typed.trim() === '') return show({ text: typed, table: { kind: 'empty' } });
    show({ text: typed, table: { kind: 'reading' } });
    const timer = setTimeout(() => readTable(new File([typed], organizationTexts.typed), true), PAUSE_MS);
    stopTable = () => clearTimeout(timer);
    return undefined;
  }

  async function request(values: TrackerValues, teams: readonly OrganizationTeamRequest[], ready?: Promise<unknown>) {
    stopReading();
    const abort = new AbortController();
    const { signal } = abort;
    stopReading = () => abort.abort();
    const reading = { kind: 'reading', teams: teams.length, progress: null, elapsedMs: 0 } as const;
    show({ draft: values, startedAt: now(), state: reading });
    const outcome = await Promise.all([loadClient(), ready])
      .then(([client]) => {
        const usage = usageOf(store, values, teams);
        return client.organization(
          { ...trackerRequest(values), teams: [...teams], calendar: undefined, usage: usage ?? undefined },
          {
            signal,
            onProgress: (progress) => {
              if (!signal.aborted) show({ state: { ...reading, progress } });
            },
          },
        );
      })
      .catch((): AnalysisOutcome => ({ kind: 'failed', failure: { kind: 'interrupted' } }));
    if (signal.aborted) return;
    if (outcome.kind === 'failed') return ask(outcome.failure);
    const { email, jiraUrl } = { ...values, jiraUrl: trackerRequest(values).jira_url };
    // Another report on the same tracker keeps the names and the inputs of the net value.
    if (storedForm.read(store)?.['jiraUrl'] !== jiraUrl) forgetReport(store);
    storedForm.write(store, { email, jiraUrl, text: page.get().text });
    keepReport(store, outcome.text);
    show({ state: { kind: 'made' } });
  }

  if (text !== '') type(text);

  return {
    get: page.get,
    subscribe: page.subscribe,
    hasReport,
    type,
    choose: (file: File) => readTable(file, false),
    keep: (draft: TrackerValues) => show({ draft }),
    /** @param ready resolves when the usage of a chosen sample is stored */
    submit: (values: TrackerValues, ready: Promise<unknown> | undefined) => {
      const { table } = page.get();
      if (table.kind === 'read') void request(values, table.teams, ready);
    },
    dismissFailure: () => ask(null),
    /** Stops reading. Typed values stay. */
    cancel: () => {
      stopReading();
      ask(null, true);
    },
    /** Leaves the report for the form. */
    startOver: () => ask(null),
    /** Shows the stored report, which may be new. */
    showReport: () => {
      stopReading();
      show({ state: { kind: 'made' } });
    },
  };
}

/** The stored usage of the teams. */
function usageOf(store: SessionStore, { jiraUrl }: TrackerValues, teams: readonly OrganizationTeamRequest[]) {
  const [first, ...others] = teams.map(({ project_name: projectName }) => ({ projectName }));
  return first === undefined ? null : usageOfRun(store, { jiraUrl, ...first, comparison: others });
}

export type Organization = ReturnType<typeof createOrganization>;
