import { objectOf } from '@roi-insight/jira-tickets';
import { dataOrThrow } from '../http/dataOrThrow.ts';
import type { JiraClient } from '../http/jiraClient.ts';
import {
  changesText,
  readIssuePlace,
  readWrittenIssue,
  WRITTEN_FIELDS,
  WRITTEN_PER_PAGE,
  type WrittenIssues,
} from '../tracker/WrittenIssue.ts';
import { eachHistoryPage } from './cloudHistories.ts';
import { eachPage } from './cloudReader.ts';
import { readSearchPage } from './cloudResponses.ts';

/** Reads issues that may register a plan from a Cloud site. */
export const cloudWrittenIssues = (client: JiraClient): WrittenIssues => ({
  readIssue: async (key) => {
    const path = `/rest/api/3/issue/${key}?fields=${WRITTEN_FIELDS.join(',')}`;
    const response = await client.get(path, (body) => readWrittenIssue(objectOf(body)));
    if (response.status === 404) return null;
    const issue = dataOrThrow(response, client.base, 'cloud');
    let isEdited = false;
    const total = await eachHistoryPage(client, issue.id, changesText, (isChanged) => (isEdited ||= isChanged));
    return total === null ? null : { ...issue, isEdited };
  },
  searchIssues: async (jql, keep) => {
    const found = new Map<string, ReturnType<typeof keep>>();
    const request = { jql, fields: WRITTEN_FIELDS, maxResults: WRITTEN_PER_PAGE };
    await eachPage(client, { request, read: readWrittenIssue, idOf: ({ id }) => id }, (page) => {
      for (const issue of page) found.set(issue.id, keep(issue));
    });
    return [...found.values()];
  },
  firstIssues: async (jql) => {
    const request = { jql, fields: ['created'], maxResults: WRITTEN_PER_PAGE };
    const response = await client.post('/rest/api/3/search/jql', request, (body) =>
      readSearchPage(body, readIssuePlace),
    );
    return dataOrThrow(response, client.base, 'cloud').items;
  },
});
