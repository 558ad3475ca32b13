import { boolean, date, type InferType, object, string } from 'yup';
import { isEmail } from './email.ts';
import { API_KEY_MIN_LENGTH } from './request.ts';
import { isTrackerUrl } from './trackerUrl.ts';

/**
 * Rules and messages of the connect form. `launchDate` is the picked day at local midnight; the day itself is what
 * counts, so it is read with local getters only.
 * @param assistant the assistant's name, as the message says it
 */
export const connectFormSchema = (assistant: string) =>
  object({
    email: string().default('').test('email', 'Please enter a valid email address', isEmail),
    jiraUrl: string().default('').test('url', 'Please enter a valid JIRA URL', isTrackerUrl),
    projectName: string().default('').trim().required('Project name is required'),
    apiKey: string()
      .default('')
      .trim()
      .min(API_KEY_MIN_LENGTH, `API key must be at least ${API_KEY_MIN_LENGTH} characters`),
    launchDate: date().required(`Please select when you started using ${assistant}`),
    /** Asks for the per-ticket measures as well. */
    includeTickets: boolean().optional(),
  });

/** What the connect form hands over once it is valid. */
export type ConnectFormValues = InferType<ReturnType<typeof connectFormSchema>>;
