import {
  API_KEY_MIN_LENGTH,
  FIELD_MAX_LENGTH,
  hasCredentials,
  isApiToken,
  isEmail,
  isHttpUrl,
} from '@roi-insight/contracts';
import type { Formats } from '@roi-insight/report-text';
import { type Rule, textWithRules as text } from '../textRules.ts';

/** No valid URL, name or key is longer. */
export const notLonger = ({ count }: Formats, name: string): Rule => [
  `${name} is too long: at most ${count(FIELD_MAX_LENGTH)} characters`,
  (value) => value.length <= FIELD_MAX_LENGTH,
];

/** Rules and messages of the fields with which a tracker is read, with the specified rule of each field first. */
export const trackerRules = (formats: Formats) => ({
  email: text(['Please enter a valid email address', isEmail], notLonger(formats, 'The email address')).trim(),
  jiraUrl: text(
    ['Please enter a valid JIRA URL', isHttpUrl],
    ['The JIRA URL contains a user name or password: leave it out', (url) => !hasCredentials(url)],
    notLonger(formats, 'The JIRA URL'),
  ).trim(),
  apiKey: text(
    [
      `API key must be at least ${formats.count(API_KEY_MIN_LENGTH)} characters`,
      (key) => key.length >= API_KEY_MIN_LENGTH,
    ],
    ['The JIRA API Key contains spaces or characters that no API key has: copy it again', isApiToken],
    notLonger(formats, 'The JIRA API Key'),
  ).trim(),
});
