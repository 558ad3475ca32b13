import type { FastifyInstance } from 'fastify';

interface ClockBody {
  readonly now: string;
}

const clockBody = {
  type: 'object',
  additionalProperties: false,
  required: ['now'],
  properties: { now: { type: 'string' } },
} as const;

/** Dates responses by a clock of the sandbox, and adds a route for tests, which Jira does not have: `/__sandbox/clock` sets that clock. */
export function clock(app: FastifyInstance): void {
  let aheadMs = 0;
  app.addHook('onSend', async (_request, reply) => {
    reply.header('date', new Date(Date.now() + aheadMs).toUTCString());
  });
  app.post<{ Body: ClockBody }>('/__sandbox/clock', { schema: { body: clockBody } }, ({ body }, reply) => {
    aheadMs = Date.parse(body.now) - Date.now();
    return reply.code(204).send();
  });
}
