import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { failureOf, reportOf } from '../support/responses.ts';
import { portOf, startApp, startSandbox } from '../support/harness.ts';

/** A listener that counts the bytes that it receives. */
async function startListener() {
  const seen = { connections: 0, bytes: 0 };
  const server = createServer((socket) => {
    seen.connections += 1;
    socket.on('data', (chunk) => (seen.bytes += chunk.length));
    socket.on('error', () => undefined);
  });
  server.listen(0, '::');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { seen, port: portOf(server) };
}

/** Spellings of addresses that only the server, its network or its cloud provider should reach. */
const SPELLINGS = [
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f.1',
  '0x7f000001',
  '0177.0.0.1',
  '127.0.0.1.',
  '0.0.0.0',
  '0',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[0:0:0:0:0:0:0:1]',
  '１２７.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '100.64.0.1',
  '169.254.169.254',
  '[fe80::1]',
  '[fd00:ec2::254]',
  '[2002:7f00:1::]',
  '224.0.0.1',
  '255.255.255.255',
  '[200::1]',
  '[4000::1]',
  '[100:0:0:1::1]',
  '[2a00:1450::5efe:127.0.0.1]',
  '[2a00:1450::200:5efe:10.0.0.1]',
];

describe('addresses that must not be reached', () => {
  it.each(SPELLINGS)('are refused without a connection: %s', async (host) => {
    const { seen, port } = await startListener();
    const { analyze } = await startApp({ JIRA_ALLOWED_HOSTS: '' });
    for (const address of [`https://${host}`, `https://${host}:${port}`, `http://${host}:${port}`]) {
      expect(await failureOf(await analyze({ jira_url: address }))).toMatchObject({
        status: 400,
        code: 'address-refused',
      });
    }
    expect(seen).toEqual({ connections: 0, bytes: 0 });
  });

  it.each([
    'http://user:pass@example.com',
    'ftp://example.com',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'gopher://x',
    'https://',
  ])('include invalid tracker addresses: %s', async (jira_url) => {
    const { analyze } = await startApp({ JIRA_ALLOWED_HOSTS: '' });
    expect(await failureOf(await analyze({ jira_url }))).toMatchObject({ status: 400, code: 'invalid-request' });
  });

  it.each(['localhost', 'internal.example.com'])('include the address to which the name %s resolves', async (name) => {
    const { seen, port } = await startListener();
    const address = { address: '127.0.0.1', family: 4 };
    const { analyze } = await startApp(
      { JIRA_ALLOWED_HOSTS: '' },
      { lookup: (_name, _options, done) => done(null, [address]) },
    );
    const refused = await failureOf(await analyze({ jira_url: `https://${name}` }));
    expect(refused).toMatchObject({ status: 400, code: 'address-refused' });
    expect(await failureOf(await analyze({ jira_url: `https://${name}:${port}` }))).toMatchObject({ status: 400 });
    expect(seen).toEqual({ connections: 0, bytes: 0 });
  });

  it('are refused even if a name also resolves to allowed addresses', async () => {
    const addresses = [
      { address: '93.184.215.14', family: 4 },
      { address: '::ffff:10.0.0.1', family: 6 },
    ];
    const { analyze } = await startApp({}, { lookup: (_name, _options, done) => done(null, addresses) });
    expect(await failureOf(await analyze({ jira_url: 'https://jira.example.com' }))).toMatchObject({
      code: 'address-refused',
    });
  });

  it('are refused even if a name resolves to one of them only after the check', async () => {
    const { seen } = await startListener();
    const responses = ['93.184.215.14', '127.0.0.1'];
    const asked: string[] = [];
    const { analyze } = await startApp(
      { JIRA_ALLOWED_HOSTS: '' },
      {
        lookup: (name, _options, done) => {
          asked.push(name);
          done(null, [{ address: responses[asked.length - 1] ?? '127.0.0.1', family: 4 }]);
        },
      },
    );
    const failure = await failureOf(await analyze({ jira_url: 'https://rebind.example.com' }));
    expect(failure).toMatchObject({ status: 400, code: 'address-refused' });
    expect(asked.length).toBeGreaterThanOrEqual(2);
    expect(seen).toEqual({ connections: 0, bytes: 0 });
  });
});

describe('JIRA_ALLOWED_HOSTS', () => {
  it.each(['127.0.0.1', '127.0.0.0/8', '10.0.0.0/8, 127.0.0.1/32', ' 127.0.0.1 ,jira.corp'])(
    'allows the tracker on the loopback: %s',
    async (allowed) => {
      const jira_url = await startSandbox();
      const { analyze } = await startApp({ JIRA_ALLOWED_HOSTS: allowed });
      expect((await reportOf(await analyze({ jira_url, project_name: 'DEL' }))).success).toBe(true);
    },
  );

  it('allows a host with its port, but no other port', async () => {
    const jira_url = await startSandbox();
    const { seen, port } = await startListener();
    const { analyze } = await startApp({ JIRA_ALLOWED_HOSTS: new URL(jira_url).host });
    expect((await reportOf(await analyze({ jira_url, project_name: 'DEL' }))).success).toBe(true);
    expect(await failureOf(await analyze({ jira_url: `http://127.0.0.1:${port}` }))).toMatchObject({
      code: 'address-refused',
    });
    expect(seen.connections).toBe(0);
  });

  it('allows a name at any address', async () => {
    const site = new URL(await startSandbox());
    const { analyze } = await startApp({ JIRA_ALLOWED_HOSTS: `localhost:${site.port}` });
    const { provenance } = await reportOf(
      await analyze({ jira_url: `http://localhost:${site.port}`, project_name: 'DEL' }),
    );
    expect(provenance?.host).toBe(`localhost:${site.port}`);
  });

  it('allows names whose addresses are all in a listed range', async () => {
    const site = new URL(await startSandbox());
    const addresses = { 'jira.corp': '127.0.0.1', 'other.corp': '10.0.0.1' };
    const { analyze } = await startApp(
      { JIRA_ALLOWED_HOSTS: '127.0.0.0/8' },
      {
        lookup: (name, _options, done) => {
          const address = Object.entries(addresses).find(([known]) => known === name)?.[1];
          done(null, address === undefined ? [] : [{ address, family: 4 }]);
        },
      },
    );
    const { provenance } = await reportOf(
      await analyze({ jira_url: `http://jira.corp:${site.port}`, project_name: 'DEL' }),
    );
    expect(provenance?.host).toBe(`jira.corp:${site.port}`);
    expect(await failureOf(await analyze({ jira_url: `http://other.corp:${site.port}` }))).toMatchObject({
      code: 'address-refused',
    });
  });
});
