import { reportToWire, type WireReport } from '@roi-insight/contracts';
import { issueFields, type JsonObject, listOf, objectOf, ORIGINAL_ESTIMATE, textOf } from '@roi-insight/jira-tickets';
import { CREDENTIALS } from '@roi-insight/jira-sandbox';
import { readTicketFile, reportOfTickets, statusMapOf } from '@roi-insight/ticket-files';
import { expect, it } from 'vitest';
import { readWindow } from '../../../jira-reader/src/analysis/readWindow.ts';
import { reportOf } from '../support/responses.ts';
import { REQUEST, startApp, startSandbox } from '../support/harness.ts';

const ADOPTED = REQUEST.claude_adoption_date;
/** The time zone of the sandbox's account. */
const TIME_ZONE = 'America/New_York';
/** This time is after the last change of any ticket, because a file with later changes would be refused. */
const NOW = '2026-03-02T12:00:00Z';
const STATUSES = statusMapOf([['In Review', 'in progress']]);

/** The tickets that the server reads, exported as a person would: page after page into one file. */
async function exportIssues(sandbox: string): Promise<JsonObject[]> {
  const { from, before } = readWindow({ adoptionDate: ADOPTED, asOf: NOW, timeZone: TIME_ZONE }, 1);
  const within = (field: string) => `(${field} >= "${from}" AND ${field} < "${before}")`;
  const jql = `project = AUR AND (${within('created')} OR ${within('resolved')}) ORDER BY created ASC, key ASC`;
  const pages: JsonObject[] = [];
  for (let startAt = 0; ; startAt += 500) {
    const response = await fetch(`${sandbox}/rest/api/2/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${CREDENTIALS.token}` },
      body: JSON.stringify({
        jql,
        startAt,
        maxResults: 500,
        fields: issueFields(ORIGINAL_ESTIMATE),
        expand: ['changelog'],
      }),
    });
    const page = objectOf(await response.json());
    if (listOf(page['issues'])?.length === 0) return pages;
    pages.push(page);
  }
}

/** The same tickets as a table with one row per change. */
function longForm(pages: readonly JsonObject[]): string {
  const rows = pages
    .flatMap((page) => listOf(page['issues']) ?? [])
    .flatMap((issue) => {
      const fields = objectOf(issue['fields']);
      const type = objectOf(fields['issuetype']);
      const name = type['subtask'] === true ? 'Sub-task' : textOf(type, 'name');
      const head = [textOf(issue, 'key'), name, textOf(fields, 'created')];
      const resolution = textOf(objectOf(fields['resolution']), 'name') ?? '';
      const changes = (listOf(objectOf(issue['changelog'])['histories']) ?? []).flatMap((history) =>
        (listOf(history['items']) ?? [])
          .filter((item) => textOf(item, 'field') === 'status')
          .map((item) => [textOf(item, 'toString'), textOf(history, 'created')]),
      );
      return (changes.length === 0 ? [['', '']] : changes).map((change) => [...head, ...change, resolution].join(','));
    });
  return ['id,type,created,status,at,resolution', ...rows].join('\n');
}

async function reportOfText(text: string) {
  const bytes = (async function* () {
    yield new TextEncoder().encode(text);
  })();
  const file = await readTicketFile(bytes, {
    statuses: STATUSES,
    timeZone: TIME_ZONE,
    now: NOW,
    columns: null,
  });
  if (file.kind === 'refused') throw new Error(JSON.stringify(file));
  const made = reportOfTickets(file, {
    adoptionDate: ADOPTED,
    timeZone: TIME_ZONE,
    now: NOW,
    fileName: 'AUR.json',
    includeTickets: true,
  });
  if (made.kind !== 'report') throw new Error(made.kind);
  return reportToWire(made.report);
}

const withoutBacklog = (report: WireReport): WireReport => ({
  ...report,
  quality: report.quality && {
    ...report.quality,
    weeks: report.quality.weeks.map(({ week_start, created }) => ({ week_start, created })),
  },
});

it('a file that was exported from a tracker leads to the same report as the tracker', async () => {
  const sandbox = await startSandbox({ mode: 'data-center' });
  const pages = await exportIssues(sandbox);
  const texts = [pages.map((page) => JSON.stringify(page)).join('\n'), longForm(pages)];
  const [first, ...others] = await Promise.all(texts.map(reportOfText));
  // A file has no data after its last change.
  const asOf = first?.provenance?.fetched_at ?? '';
  const { analyze } = await startApp({}, { now: () => new Date(asOf) });
  const responseSent = await reportOf(await analyze({ jira_url: sandbox, include_tickets: true }));
  const { provenance } = responseSent;
  if (provenance === undefined) throw new Error('no provenance');
  // A file lacks the bugs that are older than its weeks, so their number is unknown.
  const expected = JSON.stringify({
    ...withoutBacklog(reportToWire(responseSent)),
    provenance: { ...provenance, tracker: 'file', host: 'AUR.json', project: { key: 'AUR', name: 'AUR' } },
  });
  expect(provenance.funnel.analysed).toBeGreaterThan(100);
  expect([first?.quality?.word, first?.quality?.weeks.length]).toEqual(['unclear', 65]);
  const typeless = await reportOfText(longForm(pages).replace('id,type,', 'id,other,'));
  expect([typeless.quality?.word, typeless.quality?.weeks]).toEqual(['unknown', []]);
  expect(JSON.stringify(first)).toBe(expected);
  // The last change in the table is that of an epic, which the JSON leaves out.
  for (const other of others) {
    const sameTime = { ...other, provenance: { ...other.provenance, fetched_at: asOf } };
    expect(JSON.stringify(sameTime)).toBe(expected);
  }
});
