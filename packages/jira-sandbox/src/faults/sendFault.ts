import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Fault } from './fault.ts';

const LOGIN_PAGE =
  '<!doctype html><html><head><title>Log in with single sign-on</title></head><body><form action="/login"></form></body></html>';

/** Sends a fault's response in place of the real one. Returns false if the fault only modifies the real response. */
export async function sendFault(fault: Fault, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
  const parameter = (name: string, otherwise: string) => fault.parameters.get(name) ?? otherwise;
  switch (fault.name) {
    case 'body':
      await reply.code(200).type('application/json;charset=UTF-8').send(parameter('text', ''));
      return true;
    case 'bulk-refused':
      await sendStatus(Number(parameter('status', '403')), fault, reply);
      return true;
    case 'captcha':
      await reply
        .code(Number(parameter('status', '403')))
        .header('x-authentication-denied-reason', 'CAPTCHA_CHALLENGE; login-url=http://localhost/login.jsp')
        .header('x-seraph-loginreason', 'AUTHENTICATION_DENIED')
        .type('text/html;charset=UTF-8')
        .send('<html><body>Basic Authentication Failure - Reason : AUTHENTICATION_DENIED</body></html>');
      return true;
    case 'hang':
      reply.hijack();
      return true;
    case 'html':
      await reply.code(200).type('text/html;charset=UTF-8').send(LOGIN_PAGE);
      return true;
    case 'oversized':
      await reply.type('application/json').send(Readable.from(pad(Number(parameter('mb', '200')))));
      return true;
    case 'redirect':
      await reply.redirect(parameter('to', 'https://sso.example.com/login'), Number(parameter('status', '302')));
      return true;
    case 'reset':
      reply.hijack();
      request.raw.socket.destroy();
      return true;
    default:
      if (!/^\d+$/.test(fault.name)) return false;
      await sendStatus(Number(fault.name), fault, reply);
      return true;
  }
}

/** A refusal has retry headers only if the fault names them. */
function sendStatus(status: number, { parameters }: Fault, reply: FastifyReply) {
  const retryAfter = parameters.get('retry-after');
  const reset = parameters.get('reset');
  const reason = parameters.get('reason');
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  if (reset !== undefined) {
    reply.header('x-ratelimit-reset', new Date(Date.now() + Number(reset) * 1000).toISOString());
  }
  if (reason !== undefined) reply.header('ratelimit-reason', reason);
  const message =
    status === 429
      ? 'The request has been rate-limited. Please try again later.'
      : `The sandbox was told to answer with ${status}.`;
  return reply.code(status).send({ errorMessages: [message], errors: {}, status });
}

/** JSON with a size of this many megabytes. */
function* pad(megabytes: number): Generator<string> {
  const megabyte = 'x'.repeat(1_048_576);
  yield '{"pad":"';
  for (let sent = 0; sent < megabytes; sent += 1) yield megabyte;
  yield '"}';
}
