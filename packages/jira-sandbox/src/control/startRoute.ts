import type { FastifyInstance } from 'fastify';
import { refuse } from '../refuse.ts';
import type { SandboxState } from '../sandboxState.ts';

interface StartBody {
  readonly project: string;
  readonly date: string;
  readonly effect: number;
  readonly ramp_weeks?: number;
}

const startBody = {
  type: 'object',
  additionalProperties: false,
  required: ['project', 'date', 'effect'],
  properties: {
    project: { type: 'string' },
    date: { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d$' },
    effect: { type: 'number', exclusiveMinimum: 0 },
    ramp_weeks: { type: 'integer', minimum: 1 },
  },
} as const;

/**
 * A route for tests, which Jira does not have: `/__sandbox/starts` lets a generated project adopt the assistant on a
 * Monday. Its tickets before that day do not change.
 */
export function startRoute(app: FastifyInstance, state: SandboxState): void {
  app.post<{ Body: StartBody }>('/__sandbox/starts', { schema: { body: startBody } }, ({ body }, reply) => {
    const { project, date: changeDate, effect, ramp_weeks: rampWeeks = 1 } = body;
    const isChanged = state.change(project, (spec) => ({ ...spec, changeDate, effect, rampWeeks }));
    return isChanged ? reply.code(204).send() : refuse(reply, 404, 'No generated project has this key.');
  });
}
