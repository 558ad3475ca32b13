import { type JsonObject, objectOf } from '@roi-insight/jira-tickets';
import { dataOrThrow } from '../http/dataOrThrow.ts';
import type { JiraClient } from '../http/jiraClient.ts';
import { paginationFailure } from '../http/paginationFailure.ts';
import {
  changesText,
  readIssuePlace,
  readWrittenIssue,
  WRITTEN_FIELDS,
  WRITTEN_PER_PAGE,
  type WrittenIssues,
} from '../tracker/WrittenIssue.ts';
import { readListed } from './searchResponse.ts';

/** Reads issues that may register a plan from a Data Center. */
export function dataCenterWrittenIssues(client: JiraClient): WrittenIssues {
  async function search<T>(
    jql: string,
    startAt: number,
    fields: readonly string[],
    read: (issue: JsonObject) => T | null,
  ) {
    const request = { jql, startAt, maxResults: WRITTEN_PER_PAGE, fields };
    const response = await client.post('/rest/api/2/search', request, (body) => {
      const page = readListed(body, startAt);
      const issues = page?.list.map(read).filter((issue) => issue !== null) ?? [];
      return page === null || issues.length < page.list.length ? null : { issues, total: page.total };
    });
    return dataOrThrow(response, client.base, 'data-center');
  }
  return {
    readIssue: async (key) => {
      const path = `/rest/api/2/issue/${key}?fields=${WRITTEN_FIELDS.join(',')}&expand=changelog`;
      const response = await client.get(path, (body) => {
        const issue = readWrittenIssue(objectOf(body));
        const { histories, total } = objectOf(objectOf(body)['changelog']);
        if (!Array.isArray(histories) || total !== histories.length) return null;
        const isEdited = changesText(histories);
        return issue === null || isEdited === null ? null : { ...issue, isEdited };
      });
      return response.status === 404 ? null : dataOrThrow(response, client.base, 'data-center');
    },
    searchIssues: async (jql, keep) => {
      const found = new Map<string, ReturnType<typeof keep>>();
      for (let startAt = 0; ;) {
        const { issues, total } = await search(jql, startAt, WRITTEN_FIELDS, readWrittenIssue);
        for (const issue of issues) found.set(issue.id, keep(issue));
        startAt += issues.length;
        if (startAt < total) continue;
        if (found.size < total) throw paginationFailure(client.base);
        return [...found.values()];
      }
    },
    firstIssues: async (jql) => (await search(jql, 0, ['created'], readIssuePlace)).issues,
  };
}
