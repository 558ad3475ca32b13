import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { failureOf, reportOf } from './answers.ts';
import { seenBy, startApp, startSandbox, startServer } from './harness.ts';

const MODES = ['cloud', 'data-center'] as const;

describe.each(MODES)('a tracker that fails (%s)', (mode) => {
  /** Path of the requests that read tickets. */
  const reading = mode === 'cloud' ? 'changelog/bulkfetch' : '/search';

  async function withFault(fault: string, env: Record<string, string> = {}) {
    const jira_url = await startSandbox({ mode, faults: [`${fault};path=${reading}`] });
    const { analyse } = await startApp(env);
    const start = performance.now();
    const answer = await analyse({ jira_url, project_name: 'DEL' });
    const { endpoints, latest } = await seenBy(jira_url);
    return { answer, endpoints, latest, ms: performance.now() - start };
  }

  const times = (seen: Awaited<ReturnType<typeof withFault>>) =>
    seen.latest.filter(({ path }) => path.includes(reading)).length;

  it.each(['429', '502', '503', '504', 'reset'])('is asked again when that may help: %s', async (fault) => {
    const seen = await withFault(`${fault};times=2`);
    expect((await reportOf(seen.answer)).success).toBe(true);
    expect(times(seen)).toBeGreaterThanOrEqual(3);
  });

  it('waits as long as it is told', async () => {
    const seen = await withFault('429;times=1;retry-after=1');
    await reportOf(seen.answer);
    expect(seen.ms).toBeGreaterThanOrEqual(1000);
    const reset = await withFault('429;times=1;reset=1');
    await reportOf(reset.answer);
    expect(reset.ms).toBeGreaterThanOrEqual(900);
  });

  it('says so at once when it would have to wait beyond the deadline', async () => {
    const seen = await withFault('429;retry-after=600');
    expect(seen.answer.headers.get('retry-after')).toBe('601');
    expect(await failureOf(seen.answer)).toMatchObject({ status: 429, code: 'rate-limited' });
    expect(times(seen)).toBeLessThanOrEqual(4);
  });

  it('gives up after a few tries', async () => {
    const seen = await withFault('503');
    const failure = await failureOf(seen.answer);
    expect(failure).toMatchObject({ status: 502, code: 'unreachable' });
    expect(failure.error).toMatch(/503/);
    const limited = await withFault('429');
    expect(await failureOf(limited.answer)).toMatchObject({ status: 429, code: 'rate-limited' });
    expect(await failureOf((await withFault('reset')).answer)).toMatchObject({ status: 502, code: 'unreachable' });
  });

  it('is not asked again when it has decided: 500', async () => {
    const seen = await withFault('500');
    expect(await failureOf(seen.answer)).toMatchObject({ status: 502, code: 'unreachable' });
    expect(times(seen)).toBe(1);
  });

  it.each([
    ['html', 'not-jira', /login page/],
    ['truncated', 'not-jira', /valid JSON/],
    ['oversized;mb=40', 'not-jira', /more than 32 MB/],
    ['redirect;to=https://sso.example.com/login?next=1', 'redirected', /redirects to https:\/\/sso\.example\.com\. /],
  ])('sends what is no answer: %s', async (fault, code, words) => {
    const seen = await withFault(fault);
    const failure = await failureOf(seen.answer);
    expect(failure).toMatchObject({ status: 502, code });
    expect(failure.error).toMatch(words);
    expect(times(seen)).toBe(1);
  });

  it.each(['repeated-token', 'empty-page'])('never ends its list: %s', async (fault) => {
    const jira_url = await startSandbox({ mode, faults: [`${fault};path=/search`] });
    const { analyse } = await startApp();
    const answer = await analyse({ jira_url, project_name: 'DEL' });
    if (mode === 'cloud') {
      const failure = await failureOf(answer);
      expect(failure).toMatchObject({ status: 502, code: 'not-jira' });
      expect(failure.error).toMatch(/again and again/);
    } else if (fault === 'empty-page') {
      expect(await failureOf(answer)).toMatchObject({ status: 502, code: 'not-jira' });
    } else {
      // Data Center knows no tokens.
      expect((await reportOf(answer)).success).toBe(true);
    }
    expect((await seenBy(jira_url)).total).toBeLessThan(12);
  });

  it.each(['hang', 'slow;ms=20000'])('is too slow: %s', async (fault) => {
    const seen = await withFault(fault, { ANALYSIS_TIMEOUT_S: '1' });
    const failure = await failureOf(seen.answer);
    expect(failure).toMatchObject({ status: 504, code: 'timeout' });
    expect(failure.error).toMatch(mode === 'cloud' ? /after 1 s \d+ tickets had been listed/ : /after 1 s .*tickets/);
    expect(seen.ms).toBeLessThan(2500);
  });
});

describe('a Data Center whose pages overlap', () => {
  it('is read once more, and then completely', async () => {
    const { analyse } = await startApp();
    const whole = await reportOf(await analyse({ jira_url: await startSandbox({ mode: 'data-center' }) }));
    const jira_url = await startSandbox({ mode: 'data-center', faults: ['duplicates;path=/search;times=1'] });
    const { provenance } = await reportOf(await analyse({ jira_url }));
    expect(provenance?.funnel).toEqual(whole.provenance?.funnel);
  });

  it('is an error when tickets stay missing', async () => {
    const jira_url = await startSandbox({ mode: 'data-center', faults: ['duplicates;path=/search'] });
    const { analyse } = await startApp();
    const failure = await failureOf(await analyse({ jira_url }));
    expect(failure).toMatchObject({ status: 502, code: 'not-jira' });
    expect(failure.error).toMatch(/leaves some out/);
  });
});

describe('a tracker that fails at once', () => {
  it.each([
    ['429;path=serverInfo', 429, 'rate-limited'],
    ['captcha;path=serverInfo', 403, 'captcha'],
    ['500;path=serverInfo', 502, 'unreachable'],
  ])('%s', async (fault, status, code) => {
    const { analyse } = await startApp();
    expect(await failureOf(await analyse({ jira_url: await startSandbox({ faults: [fault] }) }))).toMatchObject({
      status,
      code,
    });
  });

  it('a redirect within the site is told from one elsewhere', async () => {
    const { address } = await startServer((_request, response) =>
      response.writeHead(302, { location: '/login?secret=1' }).end(),
    );
    const { analyse } = await startApp();
    const failure = await failureOf(await analyse({ jira_url: address }));
    expect(failure).toMatchObject({ status: 502, code: 'redirected' });
    expect(failure.error).toMatch(/redirects to its page \/login instead/);
  });
});

describe('an answer that a few bytes make huge', () => {
  const pages = { data: '{"deploymentType":"Server","version":"9.12.0"}', user: '{"timeZone":"UTC"}' };

  it.each([
    ['objects', `[${'{},'.repeat(600_000)}{}]`, /an answer of 1,200,003 values/],
    ['numbers', `[${'1,'.repeat(900_000)}1]`, /an answer of 900,002 values/],
    ['lists in lists', `${'['.repeat(1000)}${']'.repeat(1000)}`, /an answer of 1,000 levels/],
    ['one long text', `["${'x'.repeat(17_000_000)}"]`, /an answer of more than 16 MB/],
  ])('is not read: %s', async (_name, text, words) => {
    const packed = gzipSync(text);
    expect(packed.length).toBeLessThan(20_000);
    const { address } = await startServer((request, response) => {
      response.setHeader('content-type', 'application/json');
      if (request.url?.endsWith('serverInfo') === true) response.end(pages.data);
      else if (request.url?.endsWith('myself') === true) response.end(pages.user);
      else response.setHeader('content-encoding', 'gzip').end(packed);
    });
    const { analyse } = await startApp();
    const failure = await failureOf(await analyse({ jira_url: address }));
    expect(failure).toMatchObject({ status: 502, code: 'not-jira' });
    expect(failure.error).toMatch(words);
  });

  it('is not read where only one thing was asked for', async () => {
    const { address } = await startServer((_request, response) =>
      response.setHeader('content-type', 'application/json').end(`{"version":"${'9'.repeat(1_100_000)}"}`),
    );
    const { analyse } = await startApp();
    const failure = await failureOf(await analyse({ jira_url: address }));
    expect(failure.error).toMatch(/more than 1 MB.*address of your Jira/);
  });
});

describe('what is no Jira', () => {
  it('nobody listens', async () => {
    const { server, address } = await startServer(() => undefined);
    await new Promise((done) => server.close(done));
    const { analyse } = await startApp();
    expect(await failureOf(await analyse({ jira_url: address }))).toMatchObject({ status: 502, code: 'unreachable' });
  });

  it('the name does not exist', async () => {
    const { analyse } = await startApp({}, { lookup: (_name, _options, done) => done(new Error('ENOTFOUND'), []) });
    const failure = await failureOf(await analyse({ jira_url: 'https://jira.example.com' }));
    expect(failure).toMatchObject({ status: 502, code: 'unreachable' });
    expect(failure.error).toMatch(/jira\.example\.com/);
  });

  it.each([
    ['when it is checked', 0],
    ['when it is connected to', 1],
  ])('its name cannot be looked up at the moment, %s', async (_name, times) => {
    let left = times;
    const { analyse } = await startApp(
      { JIRA_ALLOWED_HOSTS: '127.0.0.0/8' },
      {
        lookup: (_host, _options, done) => {
          left -= 1;
          if (left >= 0) done(null, [{ address: '127.0.0.1', family: 4 }]);
          else done(Object.assign(new Error(), { code: 'EAI_AGAIN' }), []);
        },
      },
    );
    const failure = await failureOf(await analyse({ jira_url: 'https://jira.example.com' }));
    expect(failure).toMatchObject({ status: 502, code: 'unreachable' });
    expect(failure.error).toMatch(/jira\.example\.com could not be looked up.*name service/);
  });

  it('it does not speak TLS', async () => {
    const { address } = await startServer((_request, response) => response.end('hello'));
    const { analyse } = await startApp();
    const failure = await failureOf(await analyse({ jira_url: address.replace('http:', 'https:') }));
    expect(failure).toMatchObject({ status: 502, code: 'tls' });
    expect(failure.error).toMatch(/NODE_EXTRA_CA_CERTS/);
  });

  it('it sends people elsewhere: the token does not follow', async () => {
    const seen: (string | undefined)[] = [];
    const elsewhere = await startServer((request, response) => {
      seen.push(request.headers.authorization);
      response.end('{}');
    });
    const { address } = await startServer((request, response) => {
      response.writeHead(301, { location: `${elsewhere.address}${request.url}` }).end();
    });
    const { analyse } = await startApp();
    const failure = await failureOf(await analyse({ jira_url: address }));
    expect(failure).toMatchObject({ status: 502, code: 'redirected' });
    expect(failure.error).toContain(elsewhere.address);
    expect(seen).toEqual([]);
  });
});
