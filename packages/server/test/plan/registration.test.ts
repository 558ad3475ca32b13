import { createHash } from 'node:crypto';
import { parseRegistrationResponse } from '@roi-insight/contracts';
import { describe, expect, it } from 'vitest';
import { REQUEST, seenBy, startApp, startSandbox } from '../support/harness.ts';
import { defectsOf } from '../support/wireSchemas.ts';

const REGISTRATION = 'POST /api/plan/registration';
const HASH = createHash('sha256').update('a plan').digest('hex');
/** The code of a plan, as the app and the command show it. */
const planCode = (hash: string) => `roi-plan: ${hash}`;
const OTHER = createHash('sha256').update('another plan').digest('hex');
const CREATED = '2026-01-20T09:00:00.000Z';
const groups = (digits: number, separator: string) =>
  HASH.match(new RegExp(`.{1,${digits}}`, 'g'))?.join(separator) ?? '';

interface Written {
  readonly key: string;
  readonly created?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly edited?: string;
  readonly comments?: readonly { readonly created: string; readonly updated?: string; readonly text: string }[];
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
  const sandbox = await startSandbox({ mode });
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
        issue_key: 'AUR-90001',
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
    ['as the app shows it', planCode(HASH)],
    ['in one piece', `roi-plan:${HASH}`],
    ['alone', HASH],
    ['in groups of four', groups(4, ' ')],
    ['over several lines', `Our pilot.\n\n${groups(16, '\n')}\n\nThanks`],
    ['in capital letters', HASH.toUpperCase()],
    ['with invisible characters', groups(8, '\u200b ')],
  ])('is found if the code is written %s', async (_, description) => {
    const { look } = await start(mode, { key: 'AUR-90001', description });
    const { status, body } = await look();
    expect(status).toBe(200);
    expect(parseRegistrationResponse(body)).toMatchObject({ ok: true });
    expect(defectsOf(REGISTRATION, 200, body)).toEqual([]);
    expect(body).toMatchObject({ key: 'AUR-90001', id: expect.stringMatching(/^\d+$/) });
    expect(Date.parse(body.created)).toBe(Date.parse(CREATED));
  });

  it('is found if the code is in its summary', async () => {
    const { look } = await start(mode, { key: 'AUR-90001', summary: planCode(HASH) });
    expect((await look()).status).toBe(200);
  });

  it('is returned with the id and the time of the comment if the code is in a comment', async () => {
    const comments = [
      { created: '2026-01-21T09:00:00.000Z', text: 'Here it comes' },
      { created: '2026-01-22T09:00:00.000Z', text: planCode(HASH) },
    ];
    const { look } = await start(mode, { key: 'AUR-90001', comments });
    const { status, body } = await look();
    expect(status).toBe(200);
    expect(Date.parse(body.created)).toBe(Date.parse('2026-01-22T09:00:00.000Z'));
    const { body: own } = await (await start(mode, { key: 'AUR-90001', description: HASH })).look();
    expect(body.id).not.toBe(own.id);
  });

  it.each([
    ['does not exist', [], 'issue-not-found'],
    ['contains no code', [{ key: 'AUR-90001', description: 'Our pilot' }], 'code-missing'],
    ['contains another code', [{ key: 'AUR-90001', description: planCode(OTHER) }], 'code-missing'],
    ['contains a part of the code', [{ key: 'AUR-90001', description: planCode(HASH).slice(0, -1) }], 'code-missing'],
    [
      'was changed later',
      [{ key: 'AUR-90001', description: planCode(HASH), edited: '2026-02-01T09:00:00.000Z' }],
      'code-edited',
    ],
    [
      'has a comment that was changed later',
      [
        {
          key: 'AUR-90001',
          comments: [{ created: CREATED, updated: '2026-02-01T09:00:00.000Z', text: planCode(HASH) }],
        },
      ],
      'code-edited',
    ],
    [
      'is one of several',
      [
        { key: 'AUR-90001', description: planCode(HASH) },
        { key: 'DEL-90001', description: `roi-plan:${HASH}` },
      ],
      'code-repeated',
    ],
  ] satisfies readonly (readonly [string, readonly Written[], string])[])(
    'is refused if it %s',
    async (_, issues, reason) => {
      const { look } = await start(mode, ...issues);
      const refused = await look();
      expect(defectsOf(REGISTRATION, 422, refused.body)).toEqual([]);
      expect(refused).toMatchObject({ status: 422, body: { success: false, code: 'invalid-request', reason } });
    },
  );
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
    const { sandbox, look } = await start(mode, { key: 'AUR-90001', description: planCode(HASH) });
    await look();
    const { endpoints } = await seenBy(sandbox);
    const asked = Object.keys(endpoints).filter((name) => !name.startsWith('GET '));
    expect(asked).toEqual([mode === 'cloud' ? 'POST /rest/api/3/search/jql' : 'POST /rest/api/2/search']);
  });

  it('keeps the code, the key and the credential out of the log', async () => {
    const { look, logged } = await start('cloud', { key: 'AUR-90001', description: planCode(HASH) });
    await look();
    await look({ api_token: 'a-wrong-token-of-someone' });
    expect(logged()).toContain('analysis');
    for (const secret of [HASH, 'AUR-90001', REQUEST.email, REQUEST.api_token, 'a-wrong-token'])
      expect(logged()).not.toContain(secret);
  });
});
