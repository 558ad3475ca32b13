import { string } from 'yup';
import { isApiToken } from './apiToken.ts';
import { isEmail } from './email.ts';
import { isTrackerUrl } from './trackerUrl.ts';

/** Minimum length of an API key, in characters. */
export const API_KEY_MIN_LENGTH = 10;

/** Maximum length of every field, in characters: no address, name or token is longer. */
export const FIELD_MAX_LENGTH = 2048;

/** @param label the field's label in the form, where the error message is shown unchanged */
export const field = (label: string) =>
  string()
    .label(label)
    .typeError('${path} must be text')
    .max(FIELD_MAX_LENGTH, '${path} is too long')
    .required('${path} is required');

/** The fields of every request that reads a tracker. */
export const trackerFields = {
  jira_url: field('The JIRA Instance URL (jira_url)').test(
    'url',
    '${path} must be an http or https address without user name and password',
    isTrackerUrl,
  ),
  email: field('Your Email (email)').test('email', '${path} must be a valid email address', isEmail),
  /** The client ID of a service account, whose client secret is then `api_token`. */
  client_id: string()
    .label('The client ID (client_id)')
    .typeError('${path} must be text')
    .max(FIELD_MAX_LENGTH, '${path} is too long')
    .test(
      'empty',
      '${path} is empty: enter it, or leave the field out for any other credential',
      (id) => id === undefined || id.trim() !== '',
    )
    .test(
      'id',
      '${path} contains characters that no client ID has: copy it again',
      (id) => id === undefined || isApiToken(id),
    )
    .optional(),
  api_token: field('The JIRA API Key (api_token)')
    .min(API_KEY_MIN_LENGTH, `\${path} must be at least ${API_KEY_MIN_LENGTH} characters`)
    .test('token', '${path} contains characters that no API key has: copy it again', isApiToken),
};
