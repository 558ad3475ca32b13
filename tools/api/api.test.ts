import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, it } from 'vitest';
import { apiFiles } from './apiFiles.ts';
import { openApi } from './openApi.ts';
import { root } from '../../scripts/processes.ts';

it.each([...apiFiles()])('%s is what the schemas say today (else: npm run docs:api)', (path, text) => {
  expect(readFileSync(join(root, path), 'utf8') === text).toBe(true);
});

it('is a valid OpenAPI 3.1 document', async () => {
  const document = openApi();
  const validator = new Validator();
  expect(await validator.validate(structuredClone(document))).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
  const broken = await new Validator().validate({ ...document, paths: { 'no-slash': {} } });
  expect(broken.valid).toBe(false);
});
