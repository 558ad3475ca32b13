import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { testTimers } from './testTimers.ts';

const TYPE_A = 1;

/** A name server that knows some IPv4 addresses, does not respond to names that begin with "silent", and records its queries. */
export async function startNameServer(known: Readonly<Record<string, string>>) {
  const questions: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (query, sender) => {
    const labels: string[] = [];
    let at = 12;
    for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
      labels.push(query.toString('latin1', at + 1, at + 1 + length));
      at += 1 + length;
    }
    const name = labels.join('.');
    const type = query.readUInt16BE(at + 1);
    questions.push(name);
    if (name.startsWith('silent')) return;
    const address = Object.hasOwn(known, name) ? known[name] : undefined;
    const isFound = address !== undefined && type === TYPE_A;
    const header = Buffer.from(query.subarray(0, 12));
    header.writeUInt16BE(address === undefined ? 0x8183 : 0x8180, 2);
    header.writeUInt16BE(isFound ? 1 : 0, 6);
    header.writeUInt32BE(0, 8);
    const record = [0xc0, 0x0c, 0, TYPE_A, 0, 1, 0, 0, 0, 60, 0, 4, ...(address ?? '').split('.').map(Number)];
    const question = query.subarray(12, at + 5);
    socket.send(Buffer.concat([header, question, Buffer.from(isFound ? record : [])]), sender.port, sender.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  onTestFinished(() => void socket.close());
  const timers = testTimers();
  onTestFinished(timers.end);
  return {
    questions,
    timers,
    /** Options that use this server: a query waits for its response until the test's timers end the look-up. */
    asking: { servers: [`127.0.0.1:${socket.address().port}`], questionTimeoutMs: 3_600_000, timers },
  };
}
