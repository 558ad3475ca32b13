import { apiPage } from './apiPage.ts';
import { openApi } from './openApi.ts';

/** The files of `npm run docs:api`: each path in the project with its text. */
export function apiFiles(): ReadonlyMap<string, string> {
  const document = openApi();
  return new Map([
    ['packages/server/src/http/openApi.json', `${JSON.stringify(document, null, 2)}\n`],
    ['docs/guides/api.md', apiPage(document)],
  ]);
}
