import { boolean, date, type InferType, object, string } from 'yup';
import { isApiToken } from './apiToken.ts';
import { isEmail } from './email.ts';
import { isProjectName } from './projectName.ts';
import { API_KEY_MIN_LENGTH, FIELD_MAX_LENGTH } from './request.ts';
import { isTrackerUrl } from './trackerUrl.ts';

/** A text that the server takes at all: whatever is longer is no address, name or key. */
const text = (tooLong: string) => string().default('').max(FIELD_MAX_LENGTH, tooLong);

const NO_EMAIL = 'Please enter a valid email address';
const NO_URL = 'Please enter a valid JIRA URL';
const NO_PROJECT = 'Project name is required';
const NO_KEY = 'The JIRA API Key holds characters that no API key has: copy it again';

/**
 * Rules and messages of the connect form; what passes here is a request that the server reads. `launchDate` is the
 * picked day at local midnight; the day itself is what counts, so it is read with local getters only.
 * @param assistant the assistant's name, as the message says it
 */
export const connectFormSchema = (assistant: string) =>
  object({
    email: text(NO_EMAIL).test('email', NO_EMAIL, isEmail),
    jiraUrl: text(NO_URL).test('url', NO_URL, isTrackerUrl),
    projectName: text('The JIRA Project Name is too long').trim().test('name', NO_PROJECT, isProjectName),
    apiKey: text(NO_KEY)
      .trim()
      .min(API_KEY_MIN_LENGTH, `API key must be at least ${API_KEY_MIN_LENGTH} characters`)
      .test('token', NO_KEY, (key) => key.length < API_KEY_MIN_LENGTH || isApiToken(key)),
    launchDate: date().required(`Please select when you started using ${assistant}`),
    /** Asks for the per-ticket measures as well. */
    includeTickets: boolean().optional(),
  });

/** What the connect form hands over once it is valid. */
export type ConnectFormValues = InferType<ReturnType<typeof connectFormSchema>>;
