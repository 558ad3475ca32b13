import { createHash } from 'node:crypto';
import { MAX_OTHER_PLANS, parseRegistrationResponse } from '@roi-insight/contracts';
import { SAMPLE_PROJECTS } from '@roi-insight/jira-sandbox';
import { describe, expect, it } from 'vitest';
import { addFault, REQUEST, seenBy, startApp, startSandbox } from '../support/harness.ts';
import { defectsOf } from '../support/wireSchemas.ts';

const REGISTRATION = 'POST /api/plan/registration';
const HASH = createHash('sha256').update('a plan').digest('hex');
/** The code of a plan, as the app and the command show it. */
const planCode = (hash: string) => `roi-plan: ${hash}`;
const OTHER = createHash('sha256').update('another plan').digest('hex');
const CREATED = '2026-01-20T09:00:00.000Z';
/** Maximum number of issues on a page of the sandbox. */
const PAGE = 5;
/** Projects with no tickets, for registrations, and a project with tickets. */
const PROJECTS = ['PMO', 'OPS', 'AUR'].flatMap((key) =>
  SAMPLE_PROJECTS.slice(0, 1).map((project) =>
    Object.assign({}, project, {
      key,
      name: key,
      ticketsPerWeek: key === 'AUR' ? 4 : 0,
      // The project goes on after the registration.
      closedAfter: '2030-01-01',
    }),
  ),
);

const LABELS = Array<string>(110).fill('labels');

interface Written {
  readonly key: string;
  readonly created?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly comment?: string;
  readonly changes?: readonly string[];
}

async function write(sandbox: string, issue: Written) {
  const response = await fetch(`${sandbox}/__sandbox/issues`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ created: CREATED, ...issue }),
  });
  expect(response.status).toBe(201);
}

async function start(mode: 'cloud' | 'data-center', ...issues: readonly Written[]) {
  const sandbox = await startSandbox({ mode, projects: PROJECTS, maxResults: PAGE });
  for (const issue of issues) await write(sandbox, issue);
  const { address, logged } = await startApp();
  const look = async (body: object = {}) => {
    const response = await fetch(`${address}/api/plan/registration`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        jira_url: sandbox,
        email: REQUEST.email,
        api_token: REQUEST.api_token,
        issue_key: 'PMO-1',
        hash: HASH,
        ...body,
      }),
    });
    return { status: response.status, body: JSON.parse(await response.text()) };
  };
  return { sandbox, look, logged };
}

describe.each(['cloud', 'data-center'] as const)('an issue of %s with the code of a plan', (mode) => {
  it.each([
    ['description', { key: 'PMO-1', description: `Our pilot.\n\n${planCode(HASH)}\n\nThanks` }],
    ['summary', { key: 'PMO-1', summary: planCode(HASH) }],
  ])('is found with its id and time if the code is in its %s', async (_, issue) => {
    const { look } = await start(mode, issue);
    const { status, body } = await look();
    expect(status).toBe(200);
    expect(parseRegistrationResponse(body)).toMatchObject({ ok: true });
    expect(defectsOf(REGISTRATION, 200, body)).toEqual([]);
    expect(body).toMatchObject({ key: 'PMO-1', id: expect.stringMatching(/^\d+$/), others: { count: 0, keys: [] } });
    expect(Date.parse(body.created)).toBe(Date.parse(CREATED));
  });

  it('is found although its other fields were changed', async () => {
    const { look } = await start(mode, { key: 'PMO-1', description: planCode(HASH), changes: ['labels', 'status'] });
    expect((await look()).status).toBe(200);
  });

  it('is found with the number of the other plans of the site and their first keys, over all pages', async () => {
    const others = Array.from({ length: MAX_OTHER_PLANS + 2 }, (_, index) => ({
      key: `OPS-${index + 1}`,
      [index % 2 === 0 ? 'summary' : 'description']: planCode(OTHER),
    }));
    const comment = { key: 'OPS-90', comment: planCode(OTHER) };
    const stems = { key: 'OPS-91', summary: 'ROI plan for the third quarter' };
    const { look } = await start(mode, comment, stems, ...others, { key: 'PMO-1', description: planCode(HASH) });
    const keys = others.slice(0, MAX_OTHER_PLANS).map(({ key }) => key);
    expect((await look()).body.others).toEqual({ count: others.length, keys });
  });

  it.each([
    ['does not exist', [], 'issue-not-found'],
    ['contains no code', [{ key: 'PMO-1', description: 'Our pilot' }], 'code-missing'],
    ['contains another code', [{ key: 'PMO-1', description: planCode(OTHER) }], 'code-missing'],
    ['has the code in a comment', [{ key: 'PMO-1', summary: 'roi-plan', comment: planCode(HASH) }], 'code-missing'],
    ['contains two codes', [{ key: 'PMO-1', summary: planCode(OTHER), description: planCode(HASH) }], 'codes-several'],
    [
      'has another description than before',
      [{ key: 'PMO-1', summary: planCode(HASH), changes: ['description'] }],
      'code-edited',
    ],
    [
      'has another summary than before',
      [{ key: 'PMO-1', description: planCode(HASH), changes: ['summary'] }],
      'code-edited',
    ],
    [
      'has another description than before its latest 110 changes',
      [{ key: 'PMO-1', description: planCode(HASH), changes: [...LABELS, 'description', ...LABELS] }],
      'code-edited',
    ],
    [
      'is one of several',
      [
        ...Array.from({ length: PAGE }, (_, index) => ({ key: `OPS-${index + 2}`, summary: 'ROI plan' })),
        { key: 'PMO-1', description: planCode(HASH) },
        { key: 'OPS-1', description: `roi-plan ${HASH.toUpperCase()}` },
      ],
      'code-repeated',
    ],
    ['is newer than later tickets', [{ key: 'AUR-90001', description: planCode(HASH) }], 'issue-out-of-order'],
  ] satisfies readonly (readonly [string, readonly Written[], string])[])(
    'is refused if it %s',
    async (_, issues: readonly Written[], reason) => {
      const { look } = await start(mode, ...issues);
      const refused = await look({ issue_key: issues.at(0)?.key.startsWith('AUR') === true ? 'AUR-90001' : 'PMO-1' });
      expect(defectsOf(REGISTRATION, 422, refused.body)).toEqual([]);
      expect(refused).toMatchObject({ status: 422, body: { success: false, code: 'invalid-request', reason } });
    },
  );
});

describe('an answer of Jira', () => {
  it.each([
    [
      'a search that does not find the issue yet',
      'cloud',
      'body;text={"issues":[],"isLast":true};path=search/jql',
      'search-missed',
    ],
    [
      'a search that does not find the issue yet',
      'data-center',
      'body;text={"issues":[],"total":0};path=search',
      'search-missed',
    ],
    ['a search that stops before its end', 'cloud', 'member;name=nextPageToken;path=search', 'response-incomplete'],
    [
      'a search with fewer issues than its total',
      'data-center',
      'member;name=total;value=9;path=search',
      'response-incomplete',
    ],
    ['a search with no total', 'data-center', 'member;name=total;path=search', 'response-incomplete'],
    ['a search whose issues have no summary', 'cloud', 'member;name=summary;deep;path=search', 'response-incomplete'],
    ['a history that is missing', 'cloud', '404;path=changelog', 'request-refused'],
    ['a history that is too short', 'cloud', 'half;path=/changelog', 'response-incomplete'],
    [
      'a history whose changes name no field',
      'cloud',
      'member;name=items;value=[{}];deep;path=/changelog',
      'response-incomplete',
    ],
    ['a history that is missing', 'data-center', 'member;name=changelog;path=expand', 'response-incomplete'],
    ['a history that is too short', 'data-center', 'half;list=histories;path=expand', 'response-incomplete'],
  ] as const)('is a failure if it is %s: %s', async (_, mode, fault, reason) => {
    const others = Array.from({ length: PAGE }, (_, index) => ({ key: `OPS-${index + 1}`, summary: planCode(OTHER) }));
    const changes = ['labels', 'labels', 'labels'];
    const { sandbox, look } = await start(mode, ...others, { key: 'PMO-1', description: planCode(HASH), changes });
    await addFault(sandbox, fault);
    expect((await look()).body).toMatchObject({ success: false, reason });
  });
});

describe('the search for an issue', () => {
  it.each([
    ['a key with a path', { issue_key: '../../myself' }, 'issue_key'],
    ['a key with a query', { issue_key: 'AUR-1?expand=x' }, 'issue_key'],
    ['a code with JQL', { hash: 'x" OR text ~ "y' }, 'hash'],
    ['a code of another length', { hash: 'ab12' }, 'hash'],
    ['no code', { hash: undefined }, 'hash'],
  ])('refuses %s before it asks Jira', async (_, body, field) => {
    const { sandbox, look } = await start('cloud');
    const refused = await look(body);
    expect(refused).toMatchObject({ status: 400, body: { reason: 'invalid-field' } });
    expect(refused.body.error).toContain(field);
    expect((await seenBy(sandbox)).total).toBe(0);
  });

  it.each(['cloud', 'data-center'] as const)('sends only read requests to %s', async (mode) => {
    const { sandbox, look } = await start(mode, { key: 'PMO-1', description: planCode(HASH) });
    await look();
    const { endpoints } = await seenBy(sandbox);
    const asked = Object.keys(endpoints).filter((name) => !name.startsWith('GET '));
    expect(asked).toEqual([mode === 'cloud' ? 'POST /rest/api/3/search/jql' : 'POST /rest/api/2/search']);
  });

  it('keeps the code, the key and the credential out of the log', async () => {
    const { look, logged } = await start('cloud', { key: 'PMO-1', description: planCode(HASH) });
    await look();
    await look({ api_token: 'a-wrong-token-of-someone' });
    expect(logged()).toContain('analysis');
    for (const secret of [HASH, 'PMO-1', REQUEST.email, REQUEST.api_token, 'a-wrong-token'])
      expect(logged()).not.toContain(secret);
  });
});
