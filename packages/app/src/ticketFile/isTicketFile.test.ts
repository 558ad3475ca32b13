import { expect, it } from 'vitest';
import { isTicketFile } from './isTicketFile.ts';

it.each([
  ['tickets.csv', 'anything', true],
  ['Tickets.TSV', '', true],
  ['jira.json', ' [{"id": "1"}]', true],
  ['jira.json', '{"expand":"names","startAt":0,"issues":[]}', true],
  ['jira.json', '{"id":"1","key":"A-1","fields":{}}', true],
  ['jira.ndjson', '', true],
  ['jira.jsonl', '', true],
  ['Tickets.xlsx', '', true],
  ['search.xml', '', true],
  ['copilot.json', '{"user_login":"a"}', true],
  ['report.json', '{"format":"roi-insight-report","report":{}}', false],
  ['budget.json', '{}', false],
  ['report.html', '<!doctype html>', false],
  ['picture.png', '[', false],
])('the file %s with the text %j is read as a ticket file: %s', async (name, text, expected) => {
  expect(await isTicketFile(new File([text], name))).toBe(expected);
});
