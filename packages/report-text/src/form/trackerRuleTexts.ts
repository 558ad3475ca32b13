import { API_KEY_MIN_LENGTH, FIELD_MAX_LENGTH } from '@roi-insight/contracts';
import type { Formats } from '../format/index.ts';

/** The messages for the fields that are needed to read a tracker. */
export const trackerRuleTexts = {
  email: 'Please enter a valid email address',
  jiraUrl: 'Please enter a valid JIRA URL',
  credentials: 'The JIRA URL contains a user name or password: leave it out',
  shortKey: ({ count }: Formats) => `API key must be at least ${count(API_KEY_MIN_LENGTH)} characters`,
  noKey: 'The JIRA API Key contains spaces or characters that no API key has: copy it again',
  clientId: 'Please enter the client ID of the service account',
  tooLong: ({ count }: Formats, name: string) => `${name} is too long: at most ${count(FIELD_MAX_LENGTH)} characters`,
} as const;
