import { createServer, type Server, type ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

/** Sends a hostile tracker's response to a request with this body. */
export type Reply = (response: ServerResponse, body: string) => void;

/** Differences from an honest Jira Cloud. `bulk` replaces both bulk endpoints, unless they have replacements of their own. */
export interface HostileAnswers {
  readonly list: Reply;
  readonly issues: Reply;
  readonly changes: Reply;
  /** Pages of the list of projects. */
  readonly projects?: Reply;
  /** Changelog pages of a single issue. */
  readonly changelog?: Reply;
}

const STATUSES = [
  ['1', 'To Do', 'new'],
  ['3', 'In Progress', 'indeterminate'],
  ['6', 'Done', 'done'],
].map(([id, name, key]) => ({ id, name, statusCategory: { key } }));

/** Number of projects besides AUR: the maximum of a comparison. */
export const OTHER_PROJECTS = 19;
const PROJECTS = [
  { id: '1', key: 'AUR', name: 'Aurora' },
  ...Array.from({ length: OTHER_PROJECTS }, (_, index) => ({
    id: String(index + 2),
    key: `T${index}`,
    name: `T${index}`,
  })),
];

/** Serializes and compresses a value once, so that it can be sent many times. */
export function packed(value: unknown): Reply {
  const bytes = gzipSync(JSON.stringify(value));
  return (response) => response.setHeader('content-encoding', 'gzip').end(bytes);
}

export function refused(status: number): Reply {
  return (response) => response.writeHead(status).end('{}');
}

const MB = 1024 * 1024;

/** Sends most of a response at 2 MB per second, and the rest at one byte per second. */
export function dripping(megabytes: number): Reply {
  const spaces = Buffer.alloc(MB, ' ');
  return (response) => {
    let sent = 0;
    const timer = setInterval(() => {
      sent += 1;
      response.write(sent <= megabytes ? spaces : ' ');
    }, 500);
    response.once('close', () => clearInterval(timer));
  };
}

/** A Jira Cloud with the project AUR, other projects and these responses. */
export function hostileCloud(answers: HostileAnswers): Server {
  const routes: readonly (readonly [part: string, reply: Reply])[] = [
    ['serverInfo', packed({ deploymentType: 'Cloud', version: '1001.0.0' })],
    ['project/search', answers.projects ?? packed({ total: PROJECTS.length, isLast: true, values: PROJECTS })],
    ['myself', packed({ accountId: '1', displayName: 'Test User', timeZone: 'UTC' })],
    ['search/jql', answers.list],
    ['issue/bulkfetch', answers.issues],
    ['changelog/bulkfetch', answers.changes],
    ['changelog', answers.changelog ?? refused(404)],
    ['status', packed(STATUSES)],
  ];
  return createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      response.setHeader('content-type', 'application/json');
      const [, reply] = routes.find(([part]) => request.url?.includes(part)) ?? ['', refused(404)];
      reply(response, body);
    });
    response.on('error', () => undefined);
  });
}
