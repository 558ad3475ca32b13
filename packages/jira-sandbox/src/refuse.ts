import type { FastifyInstance, FastifyReply } from 'fastify';
import { JqlError } from './jql/JqlError.ts';

/** Responds with Jira's usual error body. */
export function refuse(reply: FastifyReply, status: number, message: string) {
  return reply.code(status).send({ errorMessages: [message], errors: {} });
}

const MESSAGES: Readonly<Record<number, string>> = {
  400: 'Invalid request payload. Refer to the REST API documentation and try again.',
  413: 'The request payload is too large.',
  415: 'Unsupported Media Type',
};

/** Makes the responses to invalid bodies and queries match Jira's. */
export function sendErrorsLikeJira(app: FastifyInstance): void {
  app.setErrorHandler((error: unknown, _request, reply) => {
    // For queries, and only for them, Jira sends `warningMessages` instead of `errors`.
    if (error instanceof JqlError) return reply.code(400).send({ errorMessages: [error.message], warningMessages: [] });
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    return refuse(reply, status, MESSAGES[status] ?? 'Internal server error');
  });
}
