import { bigProject } from '@roi-insight/jira-sandbox';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failureOf, reportOf } from '../support/responses.ts';
import { NOW, seenBy, startApp, startSandbox, startServer, within } from '../support/harness.ts';
import { proxyOf } from '../support/organization.ts';

afterEach(() => void vi.useRealTimers());

const MODES = ['cloud', 'data-center'] as const;

describe.each(MODES)('a tracker that fails (%s)', (mode) => {
  /** Path of the requests that read tickets. */
  const reading = mode === 'cloud' ? 'changelog/bulkfetch' : '/search';

  /** The failure, and how long the server waited. */
  async function withFault(fault: string) {
    const jira_url = await startSandbox({ mode, faults: [`${fault};path=${reading}`] });
    const { analyze, timers } = await startApp();
    const response = await analyze({ jira_url, project_name: 'DEL' });
    const { endpoints, latest } = await seenBy(jira_url);
    return { response, endpoints, latest, ms: timers.now() };
  }

  const times = (seen: Awaited<ReturnType<typeof withFault>>) =>
    seen.latest.filter(({ path }) => path.includes(reading)).length;

  it.each(['429', '502', '503', '504', 'reset', 'truncated'])(
    'is asked again if another attempt may help: %s',
    async (fault) => {
      const seen = await withFault(`${fault};times=2`);
      expect((await reportOf(seen.response)).success).toBe(true);
      expect(times(seen)).toBeGreaterThanOrEqual(3);
    },
  );

  it('is given the pause that it requests', async () => {
    // The requested pause ends at a date, so the time of day must not advance in the test.
    vi.useFakeTimers({ toFake: ['Date'], now: NOW });
    for (const wait of ['retry-after', 'reset']) {
      const seen = await withFault(`429;times=1;${wait}=100`);
      await reportOf(seen.response);
      expect(seen.ms).toBeGreaterThanOrEqual(100_000);
      expect(seen.ms).toBeLessThan(101_000);
    }
  });

  it('is reported immediately if the wait would end after the deadline', async () => {
    const seen = await withFault('429;retry-after=600');
    expect(seen.response.headers.get('retry-after')).toBe('601');
    expect(await failureOf(seen.response)).toMatchObject({ status: 429, code: 'rate-limited' });
    expect(times(seen)).toBeLessThanOrEqual(4);
  });

  it.each(['502', '503', '504'])(
    'is reported immediately if it asks to wait until after the deadline: %s',
    async (status) => {
      const seen = await withFault(`${status};retry-after=600`);
      expect(seen.response.headers.get('retry-after')).toBe('600');
      const failure = await failureOf(seen.response);
      expect(failure).toMatchObject({ status: 502, code: 'unreachable' });
      expect(failure.error).toContain(`returned status ${status} and asks you to wait 600 s`);
      expect(times(seen)).toBeLessThanOrEqual(4);
    },
  );

  it('is given a pause of at most a day if it asks for an endless one', async () => {
    const seen = await withFault(`429;retry-after=${'9'.repeat(400)}`);
    expect(seen.response.headers.get('retry-after')).toMatch(/^864\d\d$/);
    expect((await failureOf(seen.response)).error).toMatch(/Try again in 86,4\d\d s/);
  });

  it('is not asked again after a few attempts', async () => {
    const seen = await withFault('503');
    const failure = await failureOf(seen.response);
    expect(failure).toMatchObject({ status: 502, code: 'unreachable' });
    expect(failure.error).toMatch(/503/);
    const limited = await withFault('429');
    expect(await failureOf(limited.response)).toMatchObject({ status: 429, code: 'rate-limited' });
    expect(await failureOf((await withFault('reset')).response)).toMatchObject({ status: 502, code: 'unreachable' });
  });

  it('ends the analysis if it does not return a requested status, because the status may still exist', async () => {
    const jira_url = await startSandbox({ mode, faults: ['half;keep=last;path=/status$', '429;path=/status/'] });
    const { analyze } = await startApp();
    expect(await failureOf(await analyze({ jira_url }))).toMatchObject({ code: 'rate-limited' });
  });

  it('is not asked again after the final response 500', async () => {
    const seen = await withFault('500');
    expect(await failureOf(seen.response)).toMatchObject({ status: 502, code: 'unreachable' });
    expect(times(seen)).toBe(1);
  });

  it.each([
    ['html', 'not-jira', /login page/],
    ['oversized;mb=40', 'not-jira', /more than 32 MB/],
    ['oversized;mb=20', 'not-jira', /without data/],
    ['redirect;to=https://sso.example.com/login?next=1', 'redirected', /redirects to https:\/\/sso\.example\.com\. /],
  ])('is reported if it sends a malformed response: %s', async (fault, code, words) => {
    const seen = await withFault(fault);
    const failure = await failureOf(seen.response);
    expect(failure).toMatchObject({ status: 502, code });
    expect(failure.error).toMatch(words);
    expect(times(seen)).toBe(1);
  });

  it('is reported if it keeps sending truncated responses', async () => {
    const seen = await withFault('truncated');
    const failure = await failureOf(seen.response);
    expect(failure).toMatchObject({ status: 502, code: 'not-jira' });
    expect(failure.error).toMatch(/incomplete or not valid JSON/);
    expect(times(seen)).toBe(5);
  });

  it.each(['repeated-token', 'empty-page'])(
    'is asked only a few times if it never ends its list: %s',
    async (fault) => {
      const jira_url = await startSandbox({ mode, faults: [`${fault};path=/search`] });
      const { analyze } = await startApp();
      const response = await analyze({ jira_url, project_name: 'DEL' });
      if (mode === 'cloud') {
        const failure = await failureOf(response);
        expect(failure).toMatchObject({ status: 502, code: 'not-jira' });
        expect(failure.error).toMatch(fault === 'empty-page' ? /without data/ : /repeats or skips pages/);
      } else if (fault === 'empty-page') {
        expect(await failureOf(response)).toMatchObject({ status: 502, code: 'not-jira' });
      } else {
        // The lists of Data Center have no page tokens.
        expect((await reportOf(response)).success).toBe(true);
      }
      expect((await seenBy(jira_url)).total).toBeLessThan(14);
    },
  );

  it.each(['hang', 'slow;ms=20000'])('is reported if it is too slow: %s', async (fault) => {
    const jira_url = await startSandbox({ mode, faults: [`${fault};path=${reading}`] });
    const { analyze, timers } = await startApp({ ANALYSIS_TIMEOUT_S: '1' });
    const response = analyze({ jira_url, project_name: 'DEL' });
    const asked = async () => Object.keys((await seenBy(jira_url)).endpoints).join();
    await expect.poll(asked).toContain(reading);
    timers.advance(1000);
    const failure = await failureOf(await response);
    expect(failure).toMatchObject({ status: 504, code: 'timeout' });
    expect(failure.error).toMatch(mode === 'cloud' ? /after 1 s, we had found \d+ tickets/ : /after 1 s, .*tickets/);
  });
});

describe('a Data Center whose pages overlap', () => {
  it('is read once more, and the second reading is complete', async () => {
    const { analyze } = await startApp();
    const whole = await reportOf(await analyze({ jira_url: await startSandbox({ mode: 'data-center' }) }));
    const jira_url = await startSandbox({ mode: 'data-center', faults: ['duplicates;path=/search;times=1'] });
    const { provenance } = await reportOf(await analyze({ jira_url }));
    expect(provenance?.funnel).toEqual(whole.provenance?.funnel);
  });

  it('leads to a failure if tickets are still missing after the second reading', async () => {
    const jira_url = await startSandbox({ mode: 'data-center', faults: ['duplicates;path=/search'] });
    const { analyze } = await startApp();
    const failure = await failureOf(await analyze({ jira_url }));
    expect(failure).toMatchObject({ status: 502, code: 'not-jira' });
    expect(failure.error).toMatch(/repeats or skips pages/);
  });
});

it('a redirect within the site leads to another failure than a redirect to another site', async () => {
  const { address } = await startServer((_request, response) =>
    response.writeHead(302, { location: '/login?secret=1' }).end(),
  );
  const { analyze } = await startApp();
  const failure = await failureOf(await analyze({ jira_url: address }));
  expect(failure).toMatchObject({ status: 502, code: 'redirected' });
  expect(failure.error).toMatch(/redirects to \/login, which/);
});

it('a failed bulk request ends the analysis, even if the list has not arrived yet', async () => {
  const sandbox = await startSandbox({ projects: [bigProject(6000)] });
  const { address } = await proxyOf(sandbox, (asked) => {
    if (asked.includes('nextPageToken')) return null;
    return asked.includes('bulkfetch') ? 401 : undefined;
  });
  const { analyze } = await startApp();
  const response = await within(analyze({ jira_url: address, project_name: 'BIG' }), 'the analysis to end');
  expect(await failureOf(response)).toMatchObject({ code: 'credentials' });
});
