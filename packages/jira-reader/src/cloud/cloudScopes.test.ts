import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CLOUD_SCOPES, scopesOf } from './cloudScopes.ts';

describe('scopesOf', () => {
  it.each([
    ['/rest/api/3/project/search?query=AUR&startAt=0', '/project/search'],
    ['/ex/jira/5a1d/rest/api/3/project/10001', '/project/{projectIdOrKey}'],
    ['/rest/api/3/issue/AUR-1/changelog', '/issue/{issueIdOrKey}/changelog'],
    ['/rest/api/3/serverInfo', undefined],
  ])('finds the scopes of %s', (path, known) => {
    expect(scopesOf(path)?.path).toBe(known);
  });
});

it('the guide lists the scopes of all calls', () => {
  const guide = readFileSync('docs/guides/connect-your-jira.md', 'utf8');
  const listed = new Set(guide.match(/read:[\w.:-]+/g));
  const needed = new Set(CLOUD_SCOPES.flatMap(({ classic, granular }) => [classic, ...granular]));
  expect(listed).toEqual(needed);
});

/** The path of a copy of Atlassian's OpenAPI document, which is not part of this project. */
const openApi = process.env.JIRA_OPENAPI ?? '';

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Operation {
  readonly 'x-atlassian-oauth2-scopes'?: readonly { readonly scopes: readonly string[] }[];
}

describe.skipIf(openApi === '')('the scopes of calls', () => {
  it.each(CLOUD_SCOPES)('$method $path are those of the OpenAPI document', ({ method, path, classic, granular }) => {
    const { paths }: OpenApi = JSON.parse(readFileSync(openApi, 'utf8'));
    const scopes = paths[`/rest/api/3${path}`]?.[method.toLowerCase()]?.['x-atlassian-oauth2-scopes'];
    expect(scopes?.map(({ scopes }) => scopes.toSorted())).toEqual([[classic], granular.toSorted()]);
  });
});
