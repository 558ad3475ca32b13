import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy in front of the product that breaks the connection during an analysis. */
export interface BrokenStream {
  readonly url: string;
  readonly stop: () => void;
}

const PROGRESS = '{"progress":{"stage":"reading","done":200,"total":1800}}\n';

/**
 * Starts the proxy.
 * @param target origin of the product
 * @param mayBreak resolves when the connection may break
 */
export async function startBrokenStream(target: string, mayBreak: Promise<void>): Promise<BrokenStream> {
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === '/api/fetch-jira') {
      outgoing.writeHead(200, { 'content-type': 'application/x-ndjson' }).write(PROGRESS);
      void mayBreak.then(() => incoming.socket.destroy());
      return;
    }
    const { method, headers } = incoming;
    const passed = request(new URL(incoming.url ?? '/', target), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy does not listen');
  return { url: `http://127.0.0.1:${address.port}`, stop: () => void server.close() };
}
