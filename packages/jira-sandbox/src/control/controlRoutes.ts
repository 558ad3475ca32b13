import type { FastifyInstance } from 'fastify';
import { parseFault } from '../faults/fault.ts';
import type { Faults } from '../faults/faultHooks.ts';
import { emptyLog, type RequestLog } from './requestLog.ts';

interface FaultBody {
  readonly fault: string;
  readonly path?: string;
  readonly times?: number;
}

const faultBody = {
  type: 'object',
  additionalProperties: false,
  required: ['fault'],
  properties: { fault: { type: 'string' }, path: { type: 'string' }, times: { type: 'integer', minimum: 1 } },
} as const;

/** Routes for tests, which Jira does not have: `/__sandbox/faults` and `/__sandbox/requests`. */
export function controlRoutes(app: FastifyInstance, faults: Faults, log: RequestLog): void {
  app.post<{ Body: FaultBody }>('/__sandbox/faults', { schema: { body: faultBody } }, (request, reply) => {
    const { fault, path, times } = request.body;
    const parts = [
      fault,
      ...(path === undefined ? [] : [`path=${path}`]),
      ...(times === undefined ? [] : [`times=${times}`]),
    ];
    faults.push(parseFault(parts.join(';')));
    return reply.code(204).send();
  });
  app.delete('/__sandbox/faults', (_request, reply) => {
    faults.length = 0;
    return reply.code(204).send();
  });
  app.get('/__sandbox/requests', () => log);
  app.delete('/__sandbox/requests', (_request, reply) => {
    Object.assign(log, emptyLog());
    return reply.code(204).send();
  });
}
