import type { FetchJiraRequest } from '@roi-insight/contracts';
import { toCalendarDate } from '@roi-insight/report-text';
import type { ConnectFormValues, TeamValues } from '@roi-insight/ui';
import type { SessionStore } from '../storage/sessionStore.ts';
import { FORM_DATA_KEY } from '../storage/storageKeys.ts';
import { storedObject } from '../storage/storedValue.ts';
import { type FieldReaders, storedDay, readFields, storedText, trackerReaders } from './storedFields.ts';
import { trackerRequest } from './trackerRequest.ts';

const storedForm = storedObject(FORM_DATA_KEY);

/** The initial values of a later visit: all values except the credential. */
export type StoredForm = Partial<Omit<ConnectFormValues, 'apiKey' | 'clientId'>>;

/** Choices that the user made on a report instead of in the form, and the usage, which is not a value of the form either. */
export type ReportChoices = Pick<
  FetchJiraRequest,
  'scope' | 'calendar' | 'measure' | 'size_field' | 'scope_changes' | 'usage'
>;

const READERS: FieldReaders<Required<StoredForm>> = {
  ...trackerReaders,
  projectName: storedText,
  launchDate: storedDay,
  includeTickets: (stored) => (typeof stored === 'boolean' ? stored : undefined),
  comparison: (stored) => (Array.isArray(stored) && stored.every(isTeam) ? stored : undefined),
};

/** The request for a submitted form. */
export function toRequest(values: ConnectFormValues, choices: ReportChoices): FetchJiraRequest {
  const { includeTickets = false, comparison = [] } = values;
  return {
    ...trackerRequest(values),
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

/** Stores the submitted values, including the token, which stays only while the request runs. */
export function writeForm(store: SessionStore, values: ConnectFormValues): void {
  const { clientId: _, ...stored } = values;
  storedForm.write(store, {
    ...stored,
    jiraUrl: trackerRequest(values).jira_url,
    claudeAdoptionDate: toCalendarDate(values.launchDate),
  });
}

/** The stored values that can be used: a report from a file stores only the values that identify its project. */
export function readForm(store: SessionStore): StoredForm {
  const stored = storedForm.read(store) ?? {};
  return readFields(READERS, { ...stored, launchDate: stored['claudeAdoptionDate'] });
}

/** Removes the token from the stored form, or the whole form if it cannot be read. */
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

function isTeam(input: unknown): input is TeamValues {
  const { projectName, hasAdopted, adopted }: Partial<Record<string, unknown>> = Object(input);
  return (
    typeof projectName === 'string' &&
    typeof hasAdopted === 'boolean' &&
    (adopted === null || storedDay(adopted) !== undefined)
  );
}
