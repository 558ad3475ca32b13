import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { failureOf } from '../support/responses.ts';
import { REQUEST, type RunningApp, startApp, within } from '../support/harness.ts';

const MB = 1024 * 1024;
const JSON_TYPE = 'application/json';

/** Sends the head of a request and nothing of its body. The server ends the connection if it does not wait for the body. */
async function sendHead({ address }: RunningApp, path: string, type: string, length: number) {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n`);
  return socket;
}

describe('a request is refused before its body is read', () => {
  it.each<[string, string, string, number, number]>([
    ['an unknown address', '/api/nothing', JSON_TYPE, 2_000_000, 404],
    ['an unknown page', '/nothing', JSON_TYPE, 2_000_000, 404],
    ['an address without bodies', '/api/health', JSON_TYPE, 2_000_000, 405],
    ['a type other than JSON', '/api/fetch-jira', 'text/plain', 2_000_000, 415],
    ['a report that is too large', '/api/fetch-jira', JSON_TYPE, 2_200_000, 413],
    ['an organization that is too large', '/api/organization', JSON_TYPE, 2_200_000, 413],
    ['a plan that is too large', '/api/plan', JSON_TYPE, 300_000, 413],
    ['a registration that is too large', '/api/plan/registration', JSON_TYPE, 300_000, 413],
  ])('if it has %s', async (_, path, type, length, status) => {
    const socket = await sendHead(await startApp(), path, type, length);
    expect(await within(text(socket), 'the response')).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });
});

it.each([
  ['/api/fetch-jira', '2,048 kB'],
  ['/api/plan', '256 kB'],
])('the refusal of a body that is too large names the limit of %s', async (path, limit) => {
  const { address } = await startApp();
  const response = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': JSON_TYPE },
    body: JSON.stringify({ padding: 'x'.repeat(2 * MB) }),
  });
  const failure = await failureOf(response);
  expect(failure).toMatchObject({ status: 413, code: 'invalid-request' });
  expect(failure.error).toContain(limit);
});

it('the server refuses the fifth of five large requests of a client until one of them has ended, and no small one', async () => {
  const app = await startApp();
  const post = async (padding: number) => {
    const body = JSON.stringify({ ...REQUEST, jira_url: 'nonsense', padding: 'x'.repeat(padding) });
    const response = await fetch(`${app.address}/api/fetch-jira`, {
      method: 'POST',
      headers: { 'content-type': JSON_TYPE },
      body,
    });
    return response.status;
  };
  const large = await Promise.all(Array.from({ length: 4 }, () => sendHead(app, '/api/fetch-jira', JSON_TYPE, 2 * MB)));
  await expect.poll(() => post(100_000), { message: 'the status of a large request' }).toBe(503);
  expect(await post(1000)).toBe(400);
  large[0]?.destroy();
  await expect.poll(() => post(100_000), { message: 'the status of a large request' }).toBe(400);
});

it('the server refuses analyses while it uses too much memory, and the readiness probe says so', async () => {
  let bytes = 300 * MB;
  const { analyze, address } = await startApp({ MAX_RSS_MB: '200' }, { bytesInUse: () => bytes });
  const states = async () => [
    (await analyze({ jira_url: 'nonsense' })).status,
    (await fetch(`${address}/api/health/ready`)).status,
    (await fetch(`${address}/api/health`)).status,
  ];
  expect(await states()).toEqual([503, 503, 200]);
  bytes = 100 * MB;
  await expect.poll(states).toEqual([400, 200, 200]);
});
