import { SAMPLE_PROJECTS, type SandboxOptions } from '@roi-insight/jira-sandbox';
import { type JsonObject, listOf, objectOf, textOf } from '@roi-insight/jira-tickets';
import { analyzeTimedTickets, type QualityWeeks } from '@roi-insight/roi-math';
import { describe, expect, it } from 'vitest';
import { readWindow } from '../../../jira-reader/src/analysis/readWindow.ts';
import { askTracker } from '../support/askTracker.ts';
import { addFault, seenBy, startApp, startSandbox } from '../support/harness.ts';
import { openReader } from '../support/openReader.ts';
import { reportOf } from '../support/responses.ts';

// The weeks of a report on AUR: from Monday 2024-11-25 on.
const OPTIONS = { adoptionDate: '2025-08-25', asOf: '2025-11-24T12:00:00Z', timeZone: 'America/New_York' };
const START = '2024-11-25';

const projects = SAMPLE_PROJECTS.filter(({ key }) => key === 'AUR');
const startTracker = (options: SandboxOptions = {}) => startSandbox({ projects, ...options });

/** The weekly counts of AUR and the number of requests for them. */
async function bugsRead(jiraUrl: string, over: { readonly isOwn?: boolean; readonly labels?: string[] } = {}) {
  const { labels, isOwn = true } = over;
  const before = (await seenBy(jiraUrl)).total;
  const { tracker, readerOf } = await openReader(jiraUrl, 'AUR');
  const progress = { report: () => undefined, end: () => undefined };
  const scope = labels === undefined ? undefined : { labels };
  const choice = { scope, ticketLimit: 50_000, progress, isOwn };
  const weeks = await readerOf(readWindow(OPTIONS, 1)).read(tracker.project, choice, ({ tickets, olderBugs }) => {
    return analyzeTimedTickets(tickets, { ...OPTIONS, olderBugs }).qualityWeeks;
  });
  return { weeks, requests: (await seenBy(jiraUrl)).total - before };
}

/** The tracker's own list of all bugs: local days of creation and, if they are done, of completion. */
async function bugsListed(jiraUrl: string) {
  const found: JsonObject[] = [];
  let nextPageToken: string | null = null;
  do {
    const page: JsonObject = await askTracker(jiraUrl, '/rest/api/3/search/jql', {
      jql: 'project = AUR AND issuetype = Bug',
      fields: ['created', 'resolutiondate'],
      maxResults: 100,
      ...(nextPageToken !== null && { nextPageToken }),
    });
    found.push(...(listOf(page['issues']) ?? []));
    nextPageToken = textOf(page, 'nextPageToken');
  } while (nextPageToken !== null);
  return found.map(({ fields }) => ({
    created: textOf(objectOf(fields), 'created')?.slice(0, 10) ?? '',
    done: textOf(objectOf(fields), 'resolutiondate')?.slice(0, 10) ?? '9999',
  }));
}

it.each([
  ['HER', 'held'],
  ['KIT', 'worse'],
])('the report on a project with known bugs says so: %s %s', async (key, word) => {
  const jira_url = await startSandbox({ projects: SAMPLE_PROJECTS.filter((project) => project.key === key) });
  const { analyze } = await startApp();
  const { quality, evidence } = await reportOf(await analyze({ jira_url, project_name: key }));
  expect([quality?.word, quality?.measures[0]?.word, evidence?.kind]).toEqual([word, word, 'estimated']);
  expect(quality?.weeks.at(-1)?.backlog).toBeGreaterThan(0);
});

const totals = (weeks: QualityWeeks | null) => ({
  weeks: weeks?.weeks.length,
  first: weeks?.weeks[0]?.weekStart,
  created: weeks?.weeks.reduce((sum, { created }) => sum + created, 0),
  openAtStart: weeks?.openAtStart,
});

describe('the bugs of a project', () => {
  it.each([
    ['Cloud', {}, []],
    ['a site without bulk endpoints', {}, ['bulk-refused']],
    ['Data Center', { mode: 'data-center' as const }, []],
  ])('are those of the tracker’s own lists: %s', async (_name, options, faults) => {
    const [listing, jiraUrl] = await Promise.all([startTracker(), startTracker(options)]);
    for (const fault of faults) await addFault(jiraUrl, fault);
    const [bugs, { weeks }] = await Promise.all([bugsListed(listing), bugsRead(jiraUrl)]);
    const [end, open] = ['2025-11-24', bugs.filter(({ created, done }) => created < START && done >= START)];
    expect(open.length).toBeGreaterThan(10);
    expect(totals(weeks)).toEqual({
      weeks: 52,
      first: START,
      created: bugs.filter(({ created }) => created >= START && created < end).length,
      openAtStart: open.length,
    });
  });

  it.each([[{}], [{ mode: 'data-center' as const }]])(
    'cost one request, and none for another team: %j',
    async (options) => {
      const jiraUrl = await startTracker(options);
      const [own, other] = [await bugsRead(jiraUrl), await bugsRead(jiraUrl, { isOwn: false })];
      expect([own.requests - other.requests, own.requests <= 1.1 * other.requests]).toEqual([1, true]);
      expect([own.weeks?.weeks, other.weeks?.openAtStart]).toEqual([other.weeks?.weeks, null]);
    },
  );

  it.each([
    ['the site sends no count in time', ['503;path=approximate-count'], undefined],
    ['the scope has labels, of which the tracker is not asked', [], ['']],
  ])('have an unknown backlog if %s', async (_name, faults, labels) => {
    const jiraUrl = await startTracker();
    for (const fault of faults) await addFault(jiraUrl, fault);
    const { weeks } = await bugsRead(jiraUrl, labels && { labels });
    expect(weeks?.weeks).toHaveLength(52);
    expect(weeks?.openAtStart).toBeNull();
  });
});
