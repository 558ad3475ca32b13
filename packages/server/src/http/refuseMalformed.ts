import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { codeOf, RequestFailure } from '@roi-insight/jira-reader';

const STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Responds to an incomplete or invalid HTTP request in the shape of every other failure, and closes the connection. */
export function refuseMalformed(error: Error, socket: Socket): void {
  if (codeOf(error) === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = STATUSES[codeOf(error)] ?? 400;
  const body = JSON.stringify(new RequestFailure({ reason: 'malformed-http' }, { status }).body());
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
  // The connection must also end if the client keeps its own end open.
  socket.destroySoon();
}
