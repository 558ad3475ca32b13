import type { FastifyInstance } from 'fastify';
import { refuse } from '../refuse.ts';
import type { SandboxState } from '../sandboxState.ts';
import { toWrittenIssue, type WrittenIssueBody } from './toWrittenIssue.ts';

const text = { type: 'string' } as const;

const issueBody = {
  type: 'object',
  additionalProperties: false,
  required: ['key', 'created'],
  properties: {
    key: text,
    created: text,
    summary: text,
    description: text,
    comment: text,
    changes: { type: 'array', items: text },
  },
} as const;

/** A route for tests, which Jira does not have: `/__sandbox/issues` writes an issue with texts. */
export function writtenIssueRoute(app: FastifyInstance, state: SandboxState): void {
  let written = 0;
  app.post<{ Body: WrittenIssueBody }>('/__sandbox/issues', { schema: { body: issueBody } }, (request, reply) => {
    const issue = toWrittenIssue(request.body, written, state);
    if (issue === null) return refuse(reply, 404, 'No project has the key of this issue.');
    written += 1;
    state.write(issue);
    return reply.code(201).send({ id: issue.id, key: issue.key });
  });
}
