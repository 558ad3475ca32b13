import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { controlRoutes } from '../control/controlRoutes.ts';
import { emptyLog, logRequests } from '../control/requestLog.ts';
import type { ProjectSpec } from '../generate/projectSpec.ts';
import { parseFault } from '../faults/fault.ts';
import { faultHooks, type Faults } from '../faults/faultHooks.ts';
import { pageToken, readPageToken } from '../pageToken.ts';
import { USAGE_KEYS } from './usageKeys.ts';
import { usageRecords } from './usageRecords.ts';
import { usageMembers, usageTeams } from './usageTeams.ts';

/** Settings of a simulated API. All of them have defaults. */
interface UsageApiOptions {
  /** The projects of the tracker, whose teams use the assistant. Default: the sample projects. */
  readonly projects?: readonly ProjectSpec[];
  /** Seed of the records. Default 1. */
  readonly seed?: number;
  /** Maximum number of records of a page. Default 1000, as in the vendor's API. */
  readonly maxRecords?: number;
  /** The present: later days have no records. Default: the real time. */
  readonly now?: () => Date;
  /** Initial faults, written as for Jira, such as `500;path=starting_at=2025-11-05`. */
  readonly faults?: readonly string[];
}

interface Query {
  readonly starting_at?: string;
  readonly limit?: string;
  readonly page?: string;
}

const PATH = '/v1/organizations/usage_report/claude_code';
const DEFAULT_LIMIT = 20;

/** A simulated Claude Code Analytics API: each request returns one UTC day, with the teams of a tracker. */
export function buildUsageApi(options: UsageApiOptions = {}): FastifyInstance {
  const { projects, seed = 1, maxRecords = 1000, now = () => new Date() } = options;
  const app = Fastify({ forceCloseConnections: true });
  const teams = usageTeams(projects);
  const log = emptyLog();
  const faults: Faults = (options.faults ?? []).map(parseFault);
  logRequests(app, log);
  controlRoutes(app, faults, log);
  app.get('/__sandbox/people.csv', (_request, reply) =>
    reply.type('text/csv;charset=UTF-8').send(usageMembers(projects)),
  );
  app.register(async (api) => {
    faultHooks(api, faults);
    api.setErrorHandler((_error, _request, reply) => refuse(reply, 500, 'api_error', 'Internal server error'));
    api.addHook('onRequest', async ({ headers }, reply) => {
      const key = headers['x-api-key'];
      if (key === USAGE_KEYS.standard) return refuse(reply, 403, 'permission_error', 'An Admin API key is required.');
      if (key !== USAGE_KEYS.admin) return refuse(reply, 401, 'authentication_error', 'invalid x-api-key');
      if (headers['anthropic-version'] !== '2023-06-01')
        return refuse(reply, 400, 'invalid_request_error', 'anthropic-version: header is required');
      return undefined;
    });
    api.get<{ Querystring: Query }>(PATH, ({ query }, reply) => {
      const { starting_at: day = '', limit = String(DEFAULT_LIMIT), page } = query;
      const start = page === undefined ? 0 : readPageToken(day, page);
      const size = Number(limit);
      if (!isDay(day)) return refuse(reply, 400, 'invalid_request_error', 'starting_at: must be a date YYYY-MM-DD');
      if (!Number.isInteger(size) || size < 1 || size > 1000)
        return refuse(reply, 400, 'invalid_request_error', 'limit: must be from 1 to 1000');
      if (start === null) return refuse(reply, 400, 'invalid_request_error', 'page: invalid');
      const records = day > now().toISOString().slice(0, 10) ? [] : usageRecords(teams, day, seed);
      const end = start + Math.min(size, maxRecords);
      const hasMore = end < records.length;
      return {
        data: records.slice(start, end),
        has_more: hasMore,
        next_page: hasMore ? pageToken(day, end) : null,
      };
    });
  });
  return app;
}

const isDay = (text: string) => {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

const refuse = (reply: FastifyReply, status: number, type: string, message: string) =>
  reply.code(status).send({ type: 'error', error: { type, message } });
