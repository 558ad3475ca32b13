import { bidiIsolate } from '../format/bidiIsolate.ts';
import { defineFailure } from './defineFailure.ts';
import { issueKey as key } from './failureParams.ts';

/** Reasons why an issue does not prove when a plan was made. */
export const registrationFailures = {
  'issue-not-found': defineFailure(
    'invalid-request',
    { key },
    (params) =>
      `Jira has no issue ${bidiIsolate(params.key)} that this account can see. Check the key, and ask your Jira administrator for the ‘Browse projects’ permission if the issue exists.`,
    422,
  ),
  'code-missing': defineFailure(
    'invalid-request',
    { key },
    (params) =>
      `The issue ${bidiIsolate(params.key)} doesn’t contain the code of this plan. Paste the whole code into the description of a new issue, and enter its key.`,
    422,
  ),
  'code-edited': defineFailure(
    'invalid-request',
    { key },
    (params) =>
      `The text of ${bidiIsolate(params.key)} with the code of this plan was changed after it was written, so its time proves nothing. Create a new issue with the code, and leave its text as it is.`,
    422,
  ),
  'code-repeated': defineFailure(
    'invalid-request',
    { key, other: key },
    (params) =>
      `Another issue, ${bidiIsolate(params.other)}, contains the code of this plan too, so the order could have been chosen. Only ${bidiIsolate(params.key)} may contain it: delete the other issue.`,
    422,
  ),
};
