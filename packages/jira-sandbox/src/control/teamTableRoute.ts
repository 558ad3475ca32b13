import type { FastifyInstance } from 'fastify';
import type { ProjectSpec } from '../generate/projectSpec.ts';
import { usageTeams } from '../usage/usageTeams.ts';

/** A table that Jira does not have: `/__sandbox/teams.csv` has the day on which each team started to use the assistant, and its people. */
export function teamTableRoute(app: FastifyInstance, projects: readonly ProjectSpec[]): void {
  app.get('/__sandbox/teams.csv', (_request, reply) => reply.type('text/csv;charset=UTF-8').send(teamTable(projects)));
}

/** The table of teams, as CSV. */
export function teamTable(projects: readonly ProjectSpec[]): string {
  return [
    'project,started,people',
    ...usageTeams(projects).map(({ name, from, people }) => [name, from ?? 'none', people.length].join(',')),
    '',
  ].join('\n');
}
