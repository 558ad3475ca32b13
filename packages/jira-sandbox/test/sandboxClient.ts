import { listMember, textMember } from '../src/json.ts';
import type { FastifyInstance } from 'fastify';
import { CREDENTIALS } from '../src/credentials.ts';

export const basic = (password: string = CREDENTIALS.token) =>
  `Basic ${Buffer.from(`${CREDENTIALS.email}:${password}`).toString('base64')}`;

/** A response. Tests read `json` through their own narrow helpers. */
export interface SandboxResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  readonly json: unknown;
}

/** Calls the sandbox in this process. A body makes it a POST. */
export async function call(
  app: FastifyInstance,
  url: string,
  options: { body?: object; authorization?: string | null; headers?: Readonly<Record<string, string>> } = {},
): Promise<SandboxResponse> {
  const { body, authorization = basic(), headers = {} } = options;
  const response = await app.inject({
    method: body === undefined ? 'GET' : 'POST',
    url,
    headers: { ...headers, ...(authorization === null ? {} : { authorization }) },
    ...(body === undefined ? {} : { payload: body }),
  });
  const text = response.body;
  const isJson = String(response.headers['content-type']).includes('json');
  const json: unknown = isJson && text !== '' ? parseOrNull(text) : null;
  return { status: response.statusCode, headers: response.headers, text, json };
}

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Base path of Jira Cloud's REST API. */
export const V3 = '/rest/api/3';

/** Posts a search to a Cloud sandbox. */
export const searchCloud = (app: FastifyInstance, body: object, authorization?: string): Promise<SandboxResponse> =>
  call(app, `${V3}/search/jql`, { body, ...(authorization === undefined ? {} : { authorization }) });

/** The issue ids in a search response. */
export const idsOf = (json: unknown): string[] =>
  listMember(json, 'issues').map((issue) => textMember(issue, 'id') ?? '');
