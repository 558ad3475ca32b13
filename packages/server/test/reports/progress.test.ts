import { NDJSON, parseFailure, parseProgressLine, parseReport, type Progress } from '@roi-insight/contracts';
import { bigProject } from '@roi-insight/jira-sandbox';
import { describe, expect, it } from 'vitest';
import { failureOf, reportOf } from '../support/responses.ts';
import { gate, startApp, startSandbox, within } from '../support/harness.ts';
import { linesOf, proxyOf, STREAM } from '../support/organization.ts';

function progressOf(lines: readonly unknown[]): Progress[] {
  return lines.flatMap((line) => {
    const parsed = parseProgressLine(line);
    return parsed.ok ? [parsed.value] : [];
  });
}

describe('the streamed response', () => {
  it.each(['cloud', 'data-center'] as const)(
    'reports the stages in order and ends with the report (%s)',
    async (mode) => {
      const jira_url = await startSandbox({ mode });
      const { analyze } = await startApp();
      const response = await analyze({ jira_url }, STREAM);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe(NDJSON);
      const lines = await linesOf(response);
      const progress = progressOf(lines.slice(0, -1));
      expect(progress).toHaveLength(lines.length - 1);
      const stages = progress.map(({ stage }) => stage);
      expect(stages.filter((stage, index) => stage !== stages[index - 1])).toEqual([
        'connecting',
        'listing',
        'reading',
        'analysing',
      ]);
      const reading = progress.filter(({ stage }) => stage === 'reading');
      expect(reading.map(({ done }) => done)).toEqual(reading.map(({ done }) => done).toSorted((a, b) => a - b));
      expect(reading.at(-1)?.done).toBe(reading.at(-1)?.total);
      const plain = await reportOf(await analyze({ jira_url }));
      expect(parseReport(lines.at(-1))).toEqual({ ok: true, value: plain });
    },
  );

  it('begins while the tracker is still being read', async () => {
    const jira_url = await startSandbox({ faults: ['hang;path=search'] });
    const { analyze } = await startApp();
    const response = await analyze({ jira_url }, STREAM);
    const reader = response.body?.getReader();
    const first = await reader?.read();
    expect(new TextDecoder().decode(first?.value)).toMatch(/"stage":"connecting"/);
    await reader?.cancel();
  });

  it('ends with the failure if the analysis fails', async () => {
    const jira_url = await startSandbox();
    const { analyze } = await startApp();
    const lines = await linesOf(await analyze({ jira_url, project_name: 'nowhere' }, STREAM));
    const last = parseFailure(lines.at(-1));
    expect(last).toMatchObject({ ok: true, value: { success: false, code: 'project-not-found' } });
  });

  it('does not begin if the request is refused', async () => {
    const { analyze } = await startApp();
    const invalid = await failureOf(await analyze({ jira_url: 'nonsense' }, STREAM));
    expect(invalid).toMatchObject({ status: 400, code: 'invalid-request' });
    const refused = await failureOf(await analyze({ jira_url: 'http://10.0.0.1' }, STREAM));
    expect(refused).toMatchObject({ status: 400, code: 'address-refused' });
  });

  it.each(['application/json', '*/*', 'text/html', 'application/json, text/plain;q=0.5'])(
    'is one document if the request accepts %s',
    async (accept) => {
      const jira_url = await startSandbox();
      const { analyze } = await startApp();
      const response = await analyze({ jira_url, project_name: 'DEL' }, { accept });
      expect(response.headers.get('content-type')).toMatch(/^application\/json/);
      expect((await reportOf(response)).success).toBe(true);
    },
  );

  it('has progress that does not jump if Jira answers some bulk requests after refusing others', async () => {
    const sandbox = await startSandbox({ projects: [bigProject(1500)] });
    const [slicing, slicesMayEnd] = [gate(), gate()];
    let bulkRequests = 0;
    let searches = 0;
    const { address, open } = await proxyOf(sandbox, (asked) => {
      if (asked.includes('"expand"')) {
        searches += 1;
        slicing.open();
        return slicesMayEnd.opened;
      }
      if (!asked.includes('bulkfetch')) return undefined;
      bulkRequests += 1;
      return bulkRequests === 1 ? 403 : slicing.opened;
    });
    const { analyze } = await startApp();
    const lines = analyze({ jira_url: address, project_name: 'BIG' }, STREAM).then(linesOf);
    await within(slicing.opened, 'searches instead of bulk requests');
    await expect.poll(() => open() - searches, { message: 'bulk requests that are open' }).toBe(0);
    slicesMayEnd.open();
    const progress = progressOf(await lines);
    const reading = progress
      .slice(progress.findLastIndex(({ stage }) => stage === 'listing'))
      .filter(({ stage }) => stage === 'reading')
      .map(({ done }) => done);
    expect(bulkRequests).toBe(4);
    expect(reading).toEqual(reading.toSorted((a, b) => a - b));
  });
});
