import { describe, expect, it } from 'vitest';
import { failureOf } from './answers.ts';
import { startApp, startServer } from './harness.ts';

type Answer = (request: number, body: string) => unknown;

/** A Jira Cloud that answers to some requests as a test wants; counts the requests for each. */
async function startCloud(answers: { list: Answer; changes?: Answer; project?: object }) {
  const counts = { list: 0, changes: 0 };
  const answer = (url: string, body: string): unknown => {
    if (url.includes('serverInfo')) return { deploymentType: 'Cloud', version: '1001' };
    if (url.includes('project/search')) {
      return { values: [answers.project ?? { id: '1', key: 'AUR', name: 'Aurora' }], isLast: true };
    }
    if (url.includes('search/jql')) return answers.list((counts.list += 1), body);
    if (url.includes('changelog/bulkfetch')) return answers.changes?.((counts.changes += 1), body) ?? {};
    if (url.includes('issue/bulkfetch')) {
      const { issueIdsOrKeys } = JSON.parse(body);
      return { issues: issueIdsOrKeys.map((id: string) => ({ id, key: `AUR-${id}`, fields: {} })) };
    }
    return url.includes('myself') ? { timeZone: 'UTC' } : [];
  };
  const { address } = await startServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answer(request.url ?? '', body)));
    });
  });
  return { address, counts };
}

describe('lists that never end', () => {
  const ends = async (answers: Parameters<typeof startCloud>[0]) => {
    const { address, counts } = await startCloud(answers);
    const { analyse } = await startApp({ ANALYSIS_TIMEOUT_S: '10' });
    const failure = await failureOf(await analyse({ jira_url: address }));
    expect(failure).toMatchObject({ status: 502, code: 'not-jira' });
    expect(failure.error).toMatch(/again and again/);
    return counts;
  };

  it('known tickets with ever new tokens', async () => {
    const counts = await ends({ list: (page) => ({ issues: [{ id: '1' }], nextPageToken: `t${page}` }) });
    expect(counts.list).toBeLessThanOrEqual(3);
  });

  it('tickets whose ids are none, with ever new tokens', async () => {
    const counts = await ends({ list: (page) => ({ issues: [{ id: 'x'.repeat(page) }], nextPageToken: `t${page}` }) });
    expect(counts.list).toBeLessThanOrEqual(3);
  });

  it('tokens of megabytes', async () => {
    const counts = await ends({ list: (page) => ({ issues: [{ id: page }], nextPageToken: 't'.repeat(100_000) }) });
    expect(counts.list).toBe(1);
  });

  it('ever new changes of one ticket', async () => {
    const history = (at: number) => ({
      created: 1.7e12 + at * 1000,
      items: [{ fieldId: 'status', from: '1', to: '6' }],
    });
    const histories = (page: number) => Array.from({ length: 10_000 }, (_, index) => history(page * 10_000 + index));
    const counts = await ends({
      list: () => ({ issues: [{ id: '1' }], isLast: true }),
      changes: (page) => ({
        issueChangeLogs: [{ issueId: '1', changeHistories: histories(page) }],
        nextPageToken: `t${page}`,
      }),
    });
    expect(counts.changes).toBeLessThanOrEqual(4);
  });
});

it('a project whose key or id is none is not there, and a long name is cut', async () => {
  const { analyse } = await startApp();
  const list = () => ({ issues: [], isLast: true });
  for (const project of [
    { id: '1'.repeat(21), key: 'AUR', name: 'Aurora' },
    { id: '1', key: 'AUR'.repeat(100), name: 'AUR' },
  ]) {
    const { address } = await startCloud({ list, project });
    expect(await failureOf(await analyse({ jira_url: address }))).toMatchObject({ code: 'project-not-found' });
  }
  const { address } = await startCloud({ list, project: { id: '1', key: 'AUR', name: 'n'.repeat(1_000_000) } });
  expect(await failureOf(await analyse({ jira_url: address }))).toMatchObject({ code: 'nothing-to-measure' });
});
