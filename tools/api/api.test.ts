import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import { apiFiles } from './apiFiles.ts';
import { openApi } from './openApi.ts';
import { root } from '../../scripts/processes.ts';

it.each([...apiFiles()])('%s matches the schemas (otherwise run: npm run docs:api)', (path, text) => {
  expect(readFileSync(join(root, path), 'utf8') === text).toBe(true);
});

it('the API document includes a page that says which fields are optional and how long texts may be', () => {
  const page = apiFiles().get('docs/guides/api.md');
  expect(page).not.toContain('undefined to');
  expect(page).toContain('| list of string, up to 255 characters, optional |');
  expect(page).toContain('| `"failed"` | `error`, `code` (optional), `reason` (optional), `params` (optional) |');
});

it('the API document is a valid OpenAPI 3.1 document', async () => {
  const document = openApi();
  const validator = new Validator();
  expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
  const broken = await new Validator().validate({ ...document, paths: { 'no-slash': {} } });
  expect(broken.valid).toBe(false);
});

/** Findings of the linter's strictest standard rules, all of them enabled. */
async function defectsOf(document: unknown): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended-strict'] });
  const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: '/openApi.json', config });
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`);
}

it('an OpenAPI linter finds nothing wrong in the API document', async () => {
  expect(await defectsOf(openApi())).toEqual([]);
  const { security: _, ...unsaid } = openApi();
  expect(await defectsOf(unsaid)).toContainEqual(expect.stringMatching(/^security-defined: .*fetch-jira/));
});
