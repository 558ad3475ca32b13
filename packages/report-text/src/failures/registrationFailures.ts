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
      `The issue ${bidiIsolate(params.key)} doesn’t contain the code of this plan. Paste the whole code, from “roi-plan” on, into the description of a new issue, and enter its key.`,
    422,
  ),
  'code-edited': defineFailure(
    'invalid-request',
    { key },
    (params) =>
      `The summary or description of ${bidiIsolate(params.key)} was changed after it was written, so its time proves nothing. Remove the code from it, create a new issue with the code, and leave its text as it is.`,
    422,
  ),
  'code-repeated': defineFailure(
    'invalid-request',
    { key, other: key },
    (params) =>
      `Another issue, ${bidiIsolate(params.other)}, contains the code of this plan too, so the order could have been chosen. Only ${bidiIsolate(params.key)} may contain it: delete the other issue.`,
    422,
  ),
  'codes-several': defineFailure(
    'invalid-request',
    { key },
    (params) =>
      `The issue ${bidiIsolate(params.key)} contains more than one code, so the plan could have been chosen later. Remove the codes from it, and create a new issue that has only the code of this plan and no other long number.`,
    422,
  ),
  'issue-out-of-order': defineFailure(
    'invalid-request',
    { key },
    (params) =>
      `The number inside Jira of the issue ${bidiIsolate(params.key)} doesn’t fit its time of creation, as after an import, so its time proves nothing. Remove the code from it, and create a new issue in Jira itself.`,
    422,
  ),
  'search-missed': defineFailure(
    'not-jira',
    { key },
    (params) =>
      `Jira’s search doesn’t find the code in ${bidiIsolate(params.key)} yet. A new issue can take a minute: wait, then try again. If it keeps happening, ask your Jira administrator to rebuild the search index.`,
  ),
};
