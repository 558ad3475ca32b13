import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { failureOf } from '../support/responses.ts';
import { SITE, startApp, startServer } from '../support/harness.ts';

describe('a response that unpacks to far more than its size', () => {
  const pages = { data: '{"deploymentType":"Server","version":"9.12.0"}', user: JSON.stringify(SITE.user) };

  it.each([
    ['objects', `[${'{},'.repeat(600_000)}{}]`, /a response of 1,200,003 values/],
    ['numbers', `[${'1,'.repeat(900_000)}1]`, /a response of 900,002 values/],
    ['deeply nested lists', `${'['.repeat(1000)}${']'.repeat(1000)}`, /a response of 1,000 levels/],
    [
      'a text that was compressed too much',
      `["${'x'.repeat(5_000_000)}"]`,
      /a response of [45],\d{3} bytes that unpack to far more/,
    ],
  ])('is not read: %s', async (_name, text, words) => {
    const packed = gzipSync(text);
    expect(packed.length).toBeLessThan(20_000);
    const { address } = await startServer((request, response) => {
      response.setHeader('content-type', 'application/json');
      if (request.url?.endsWith('serverInfo') === true) response.end(pages.data);
      else if (request.url?.endsWith('myself') === true) response.end(pages.user);
      else response.setHeader('content-encoding', 'gzip').end(packed);
    });
    const { analyze } = await startApp();
    const failure = await failureOf(await analyze({ jira_url: address }));
    expect(failure).toMatchObject({ status: 502, code: 'not-jira' });
    expect(failure.error).toMatch(words);
  });

  it('is not read, even if a single object was requested', async () => {
    const { address } = await startServer((_request, response) =>
      response.setHeader('content-type', 'application/json').end(`{"version":"${'9'.repeat(1_100_000)}"}`),
    );
    const { analyze } = await startApp();
    const failure = await failureOf(await analyze({ jira_url: address }));
    expect(failure.error).toMatch(/more than 1 MB.*your Jira’s address/);
  });
});

it.each([0.3, 0.6, 0.9])(
  'a compressed response is requested again if it is cut off at %d of its length',
  async (part) => {
    const numbers = Array.from({ length: 5000 }, (_, index) => Math.sin(index));
    const packed = gzipSync(JSON.stringify(numbers));
    let asked = 0;
    const { address } = await startServer((_request, response) => {
      asked += 1;
      response.setHeader('content-type', 'application/json').setHeader('content-encoding', 'gzip');
      response.end(packed.subarray(0, packed.length * part));
    });
    const { analyze } = await startApp();
    const failure = await failureOf(await analyze({ jira_url: address }));
    expect(failure.error).toMatch(/incomplete or not valid JSON/);
    expect(asked).toBe(5);
  },
);

describe('an address without a Jira', () => {
  it('leads to a failure if no server listens', async () => {
    const { server, address } = await startServer(() => undefined);
    await new Promise((done) => server.close(done));
    const { analyze } = await startApp();
    expect(await failureOf(await analyze({ jira_url: address }))).toMatchObject({ status: 502, code: 'unreachable' });
  });

  it('leads to a failure if the host name does not exist', async () => {
    const { analyze } = await startApp({}, { lookup: (_name, _options, done) => done(new Error('ENOTFOUND'), []) });
    const failure = await failureOf(await analyze({ jira_url: 'https://jira.example.com' }));
    expect(failure).toMatchObject({ status: 502, code: 'unreachable' });
    expect(failure.error).toMatch(/jira\.example\.com/);
  });

  it.each([
    ['during the check', 0],
    ['during the connection', 1],
  ])('leads to a failure if the host name cannot be looked up %s', async (_name, times) => {
    let left = times;
    const { analyze } = await startApp(
      { JIRA_ALLOWED_HOSTS: '127.0.0.0/8' },
      {
        lookup: (_host, _options, done) => {
          left -= 1;
          if (left >= 0) done(null, [{ address: '127.0.0.1', family: 4 }]);
          else done(Object.assign(new Error(), { code: 'EAI_AGAIN' }), []);
        },
      },
    );
    const failure = await failureOf(await analyze({ jira_url: 'https://jira.example.com' }));
    expect(failure).toMatchObject({ status: 502, code: 'unreachable' });
    expect(failure.error).toMatch(/couldn’t look up jira\.example\.com.*DNS/);
  });

  it('leads to a failure if the server does not speak TLS', async () => {
    const { address } = await startServer((_request, response) => response.end('hello'));
    const { analyze } = await startApp();
    const failure = await failureOf(await analyze({ jira_url: address.replace('http:', 'https:') }));
    expect(failure).toMatchObject({ status: 502, code: 'tls' });
    expect(failure.error).toMatch(/doesn’t support https.*Check the port/);
  });

  it.each(['javascript:alert(1)', 'mailto:jane@example.com', 'https://[', ''])(
    'leads to a failure if it redirects to something other than a web address: "%s"',
    async (location) => {
      const { address } = await startServer((_request, response) => response.writeHead(302, { location }).end());
      const { analyze } = await startApp();
      const failure = await failureOf(await analyze({ jira_url: address }));
      expect(failure).toMatchObject({ status: 502, code: 'redirected' });
      expect(failure.error).not.toMatch(/null|javascript|jane/);
    },
  );

  it('cannot redirect the token to another host', async () => {
    const seen: (string | undefined)[] = [];
    const elsewhere = await startServer((request, response) => {
      seen.push(request.headers.authorization);
      response.end('{}');
    });
    const { address } = await startServer((request, response) => {
      response.writeHead(301, { location: `${elsewhere.address}${request.url}` }).end();
    });
    const { analyze } = await startApp();
    const failure = await failureOf(await analyze({ jira_url: address }));
    expect(failure).toMatchObject({ status: 502, code: 'redirected' });
    expect(failure.error).toContain(elsewhere.address);
    expect(seen).toEqual([]);
  });
});
