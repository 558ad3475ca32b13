import {
  API_KEY_MIN_LENGTH,
  FIELD_MAX_LENGTH,
  hasCredentials,
  isApiToken,
  isEmail,
  isHttpUrl,
} from '@roi-insight/contracts';
import { type Formats, trackerRuleTexts } from '@roi-insight/report-text';
import { string } from 'yup';
import { type Rule, textWithRules as text } from '../textRules.ts';

/** Limits the length of a text. No valid URL, name or key is longer. */
export const notLonger = (formats: Formats, name: string): Rule => [
  trackerRuleTexts.tooLong(formats, name),
  (value) => value.length <= FIELD_MAX_LENGTH,
];

/** Rules of the fields for reading a tracker. The first rule of each field is the one that the specification names. */
export const trackerRules = (formats: Formats) => ({
  email: text([trackerRuleTexts.email, isEmail], notLonger(formats, 'The email address')).trim(),
  jiraUrl: text(
    [trackerRuleTexts.jiraUrl, isHttpUrl],
    [trackerRuleTexts.credentials, (url) => !hasCredentials(url)],
    notLonger(formats, 'The JIRA URL'),
  ).trim(),
  apiKey: text(
    [trackerRuleTexts.shortKey(formats), (key) => key.length >= API_KEY_MIN_LENGTH],
    [trackerRuleTexts.noKey, isApiToken],
    notLonger(formats, 'The JIRA API Key'),
  ).trim(),
  clientId: string()
    .trim()
    .nullable()
    .optional()
    .test(
      'client-id',
      trackerRuleTexts.clientId,
      (id) => typeof id !== 'string' || (isApiToken(id) && id.length <= FIELD_MAX_LENGTH),
    ),
});
