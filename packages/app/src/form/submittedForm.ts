import { type CalendarDate, type FetchJiraRequest, isCalendarDate, trackerBase } from '@roi-insight/contracts';
import { toCalendarDate } from '@roi-insight/report-text';
import { type ConnectFormValues, localMidnight, type TeamValues } from '@roi-insight/ui';
import type { SessionStore } from '../storage/sessionStore.ts';
import { FORM_DATA_KEY } from '../storage/storageKeys.ts';
import { storedObject } from '../storage/storedValue.ts';

const storedForm = storedObject(FORM_DATA_KEY);

/** The values that a later visit starts with: all but the token. */
export type StoredForm = Partial<Omit<ConnectFormValues, 'apiKey'>>;

/** What the user chose on a report and not in the form, and the usage, which is not a value of the form either. */
export type ReportChoices = Pick<
  FetchJiraRequest,
  'scope' | 'calendar' | 'measure' | 'size_field' | 'scope_changes' | 'usage'
>;

/** Reads a stored value; undefined if it cannot be used. The server validates it again. */
const READERS: Readers<Required<StoredForm>> = {
  email: textOf,
  jiraUrl: (stored) => trackerBase(textOf(stored)) ?? undefined,
  projectName: textOf,
  launchDate: (stored) => (isDay(stored) ? localMidnight(stored) : undefined),
  includeTickets: (stored) => (typeof stored === 'boolean' ? stored : undefined),
  comparison: (stored) => (Array.isArray(stored) && stored.every(isTeam) ? stored : undefined),
};

/** The request for a submitted form. */
export function toRequest(values: ConnectFormValues, choices: ReportChoices): FetchJiraRequest {
  const { includeTickets = false, comparison = [] } = values;
  return {
    jira_url: baseOf(values),
    email: values.email,
    api_token: values.apiKey,
    project_name: values.projectName,
    claude_adoption_date: toCalendarDate(values.launchDate),
    ...(includeTickets && { include_tickets: true }),
    ...(comparison.length > 0 && { comparison: comparison.map(toTeamRequest) }),
    ...choices,
  };
}

const toTeamRequest = ({ projectName, hasAdopted, adopted }: TeamValues) => ({
  project_name: projectName,
  adopted: hasAdopted ? adopted : null,
});

/** Without passwords and tokens that were typed with the address. */
const baseOf = ({ jiraUrl }: ConnectFormValues) => trackerBase(jiraUrl) ?? jiraUrl;

/** Stores the submitted values, including the token, which stays only while the request runs. */
export function writeForm(store: SessionStore, values: ConnectFormValues): void {
  storedForm.write(store, {
    ...values,
    jiraUrl: baseOf(values),
    claudeAdoptionDate: toCalendarDate(values.launchDate),
  });
}

/** Reads the stored form value by value: a report from a file stores only the part that identifies its project. */
export function readForm(store: SessionStore): StoredForm {
  const stored = storedForm.read(store) ?? {};
  // The day, and not the moment: the time zone may be another one now.
  return readEach(READERS, { ...stored, launchDate: stored['claudeAdoptionDate'] });
}

/** Rewrites the stored form without the token; a form that cannot be read is removed. */
export function forgetToken(store: SessionStore): void {
  const text = store.read(FORM_DATA_KEY);
  if (text === null || !text.includes('apiKey')) return;
  try {
    store.write(
      FORM_DATA_KEY,
      JSON.stringify(JSON.parse(text), (key, value: unknown) => (key === 'apiKey' ? undefined : value)),
    );
  } catch {
    store.remove(FORM_DATA_KEY);
  }
}

type Readers<T> = { readonly [Name in keyof T]: (stored: unknown) => T[Name] | undefined };

function readEach<T>(readers: Readers<T>, stored: object): Partial<T> {
  const values: Partial<T> = {};
  for (const name in readers) {
    const value = readers[name](Reflect.get(stored, name));
    if (value !== undefined) values[name] = value;
  }
  return values;
}

function textOf(stored: unknown): string | undefined {
  return typeof stored === 'string' ? stored : undefined;
}

function isDay(stored: unknown): stored is CalendarDate {
  return typeof stored === 'string' && isCalendarDate(stored);
}

function isTeam(input: unknown): input is TeamValues {
  const { projectName, hasAdopted, adopted }: Partial<Record<string, unknown>> = Object(input);
  return typeof projectName === 'string' && typeof hasAdopted === 'boolean' && (adopted === null || isDay(adopted));
}
