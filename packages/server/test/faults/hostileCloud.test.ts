import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { failureOf } from '../support/responses.ts';
import { SITE, startApp, startServer } from '../support/harness.ts';

type Respond = (request: number, body: string) => unknown;

/** A Jira Cloud that gives these responses, and counts the requests for the list and for the changes. */
async function startCloud(responses: {
  list: Respond;
  changes?: Respond;
  project?: object;
  fields?: object;
  /** Response to the request for the count; a number is the status of a refusal. */
  count?: object | number;
}) {
  const counts = { list: 0, changes: 0 };
  const bodyFor = (url: string, body: string): unknown => {
    if (url.includes('serverInfo')) return { deploymentType: 'Cloud', version: '1001' };
    if (url.includes('project/search')) {
      return { values: [responses.project ?? { id: '1', key: 'AUR', name: 'Aurora' }], isLast: true };
    }
    if (url.includes('search/jql')) return responses.list((counts.list += 1), body);
    if (url.includes('approximate-count')) return responses.count ?? {};
    if (url.includes('changelog/bulkfetch')) return responses.changes?.((counts.changes += 1), body) ?? {};
    if (url.includes('issue/1?')) return { id: '1', key: 'AUR-1', fields: {} };
    if (url.includes('issue/bulkfetch')) {
      const { issueIdsOrKeys } = JSON.parse(body);
      return { issues: issueIdsOrKeys.map((id: string) => ({ id, key: `AUR-${id}`, fields: responses.fields ?? {} })) };
    }
    return url.includes('myself') ? SITE.user : SITE.statuses;
  };
  const { address } = await startServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      const answer = bodyFor(request.url ?? '', body);
      response.writeHead(typeof answer === 'number' ? answer : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer));
    });
  });
  return { address, counts };
}

describe('lists that never end', () => {
  const ends = async (responses: Parameters<typeof startCloud>[0], words = /repeats or skips pages/) => {
    const { address, counts } = await startCloud(responses);
    const { analyze } = await startApp();
    const failure = await failureOf(await analyze({ jira_url: address }));
    expect(failure).toMatchObject({ status: 502, code: 'not-jira' });
    expect(failure.error).toMatch(words);
    return counts;
  };

  it('make the analysis fail if known tickets repeat and each page has a new token', async () => {
    const counts = await ends({ list: (page) => ({ issues: [{ id: '1' }], nextPageToken: `t${page}` }) });
    expect(counts.list).toBeLessThanOrEqual(3);
  });

  it('make the analysis fail if tickets have invalid ids and each page has a new token', async () => {
    const list = (page: number) => ({ issues: [{ id: 'x'.repeat(page) }], nextPageToken: `t${page}` });
    const counts = await ends({ list }, /without data/);
    expect(counts.list).toBe(5);
  });

  it('make the analysis fail if page tokens are megabytes long', async () => {
    const counts = await ends({ list: (page) => ({ issues: [{ id: page }], nextPageToken: 't'.repeat(100_000) }) });
    expect(counts.list).toBe(1);
  });

  it('make the analysis fail if they contain the changes of one ticket', async () => {
    const history = (at: number) => ({
      created: 1.7e12 + at * 1000,
      items: [{ fieldId: 'status', from: '1', to: '6' }],
    });
    const histories = (page: number) => Array.from({ length: 10_000 }, (_, index) => history(page * 10_000 + index));
    const counts = await ends(
      {
        list: () => ({ issues: [{ id: '1' }], isLast: true }),
        changes: (page) => ({
          issueChangeLogs: [{ issueId: '1', changeHistories: histories(page) }],
          nextPageToken: `t${page}`,
        }),
      },
      /missing or endless/,
    );
    expect(counts.changes).toBeLessThanOrEqual(4);
  });
});

describe('a list of 200 tickets that is the same in both orders', () => {
  const fields = { created: Date.UTC(2025, 5, 2), status: { id: '1' }, issuetype: { name: 'Task', hierarchyLevel: 0 } };
  const failureWith = async (count: object | number) => {
    const ids = Array.from({ length: 200 }, (_, index) => ({ id: String(index + 1) }));
    const { address, counts } = await startCloud({
      list: () => ({ issues: ids, isLast: true }),
      changes: () => ({ issueChangeLogs: [] }),
      fields,
      count,
    });
    const { analyze } = await startApp();
    return { ...(await failureOf(await analyze({ jira_url: address }))), lists: counts.list };
  };

  it.each([213, 2000])('is refused as too short if Jira’s count is %i', async (count) => {
    const failure = await failureWith({ count });
    expect(failure).toMatchObject({ status: 502, code: 'not-jira' });
    expect(failure.error).toContain('repeats or skips pages');
  });

  it.each([
    ['equal', { count: 200 }, 1],
    ['smaller', { count: 150 }, 1],
    ['slightly larger, because it is approximate', { count: 212 }, 2],
    ['missing (404)', 404, 2],
    ['missing (405)', 405, 2],
    ['missing (410)', 410, 2],
  ])("is complete if Jira's count is %s", async (_, count, lists) => {
    // None of the tickets is completed, so a list that is accepted leads to this failure.
    expect(await failureWith(count)).toMatchObject({ code: 'nothing-to-measure', lists });
  });
});

it('the server counts a ticket as unreadable if a request for this ticket alone also returns no creation date', async () => {
  const { address } = await startCloud({
    list: () => ({ issues: [{ id: '1' }], isLast: true }),
    changes: () => ({ issueChangeLogs: [] }),
  });
  const { analyze } = await startApp();
  const failure = await failureOf(await analyze({ jira_url: address }));
  expect(failure.code).toBe('nothing-to-measure');
  expect(failure.error).toContain('(1 unreadable)');
});

describe('histories of one ticket', () => {
  const START = Date.UTC(2025, 0, 1);
  const change = (at: number) => ({
    created: START + at * 1000,
    items: [{ fieldId: 'status', from: at % 2 === 0 ? '1' : '6', to: at % 2 === 0 ? '6' : '1' }],
  });
  const fields = {
    created: START,
    status: { id: '6', statusCategory: { key: 'done' } },
    issuetype: { name: 'Task', hierarchyLevel: 0 },
  };

  /** A Cloud without bulk endpoints whose only ticket has more changes than a search shows. */
  async function readSlices(histories: (startAt: number) => object) {
    const changelog = { total: 50, histories: Array.from({ length: 40 }, (_, index) => change(index)) };
    const issue = { id: '1', key: 'AUR-1', fields, changelog };
    let pages = 0;
    const responses: Readonly<Record<string, (startAt: number) => object>> = {
      serverInfo: () => ({ deploymentType: 'Cloud' }),
      'project/search': () => ({ values: [{ id: '1', key: 'AUR', name: 'Aurora' }], isLast: true }),
      'search/jql': () => ({ issues: [issue], isLast: true }),
      'approximate-count': () => ({ count: 1 }),
      changelog: (startAt) => {
        pages += 1;
        return histories(startAt);
      },
      myself: () => SITE.user,
      'issue/1': () => issue,
      'api/3/status': () => SITE.statuses,
    };
    const { address } = await startServer((request, response) => {
      const url = new URL(request.url ?? '', 'http://jira');
      const [, page] = Object.entries(responses).find(([path]) => url.pathname.endsWith(path)) ?? [];
      request.resume();
      response.writeHead(page === undefined ? 403 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(page?.(Number(url.searchParams.get('startAt'))) ?? {}));
    });
    const { analyze } = await startApp();
    return { failure: await failureOf(await analyze({ jira_url: address })), pages };
  }

  it.each([
    ['without an end', (startAt: number) => ({ startAt, isLast: false })],
    ['with an end that moves away', (startAt: number) => ({ startAt, isLast: false, total: startAt + 200 })],
    ['that repeat the first', () => ({ startAt: 0, isLast: false, total: 5000 })],
    ['with an unreachable end', (startAt: number) => ({ startAt, isLast: false, total: 1e9 })],
  ])('are not read forever if there are pages %s', async (_name, rest) => {
    const values = Array.from({ length: 100 }, (_, index) => change(index));
    const { failure, pages } = await readSlices((startAt) => ({ values, ...rest(startAt) }));
    expect(failure).toMatchObject({ status: 502, code: 'not-jira' });
    expect(pages).toBeLessThanOrEqual(205);
  });

  it('can be more than the maximum number of arguments of a function call', async () => {
    const values = [change(40), ...Array.from({ length: 200_000 }, () => ({ items: [] }))];
    const { failure } = await readSlices(() => ({ values, startAt: 0, isLast: true, total: values.length }));
    expect(failure).toMatchObject({ status: 422, code: 'nothing-to-measure' });
  });

  it('are sorted once, not once for each part of a response', async () => {
    // Newest first, because changes in order need no sort.
    const logs = Array.from({ length: 60_001 }, (_, at) => ({ issueId: '1', changeHistories: [change(60_001 - at)] }));
    const { address } = await startCloud({
      list: () => ({ issues: [{ id: '1' }], isLast: true }),
      fields,
      changes: () => ({ issueChangeLogs: logs }),
    });
    const sorts = [vi.spyOn(Array.prototype, 'sort'), vi.spyOn(Array.prototype, 'toSorted')];
    onTestFinished(() => void vi.restoreAllMocks());
    const { analyze } = await startApp();
    const { code } = await failureOf(await analyze({ jira_url: address }));
    expect(code).toBe('nothing-to-measure');
    const sorted = sorts
      .flatMap(({ mock }) => mock.contexts)
      .reduce<number>((sum, list) => sum + (Array.isArray(list) ? list.length : 0), 0);
    expect(sorted).toBeGreaterThan(logs.length / 2);
    expect(sorted).toBeLessThan(logs.length * 5);
  });
});

it('the server ignores a project that has an invalid key or id, and shortens a long name', async () => {
  const { analyze } = await startApp();
  const list = () => ({ issues: [], isLast: true });
  for (const project of [
    { id: '1'.repeat(21), key: 'AUR', name: 'Aurora' },
    { id: '1', key: 'AUR'.repeat(100), name: 'AUR' },
  ]) {
    const { address } = await startCloud({ list, project });
    expect(await failureOf(await analyze({ jira_url: address }))).toMatchObject({ code: 'project-not-found' });
  }
  const { address } = await startCloud({ list, project: { id: '1', key: 'AUR', name: 'n'.repeat(1_000_000) } });
  expect(await failureOf(await analyze({ jira_url: address }))).toMatchObject({ code: 'nothing-to-measure' });
});
