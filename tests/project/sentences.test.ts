import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/processes.ts';
import { projectFiles } from './support/projectFiles.ts';
import { findSentences } from './support/sentences.ts';

/** Packages that return kinds and numbers; report-text writes the sentences about them. */
const PACKAGES = ['roi-math', 'jira-reader', 'server'];

/** Sentences that stay, each with its reason. */
const EXCEPTIONS: readonly { readonly file: string; readonly text: RegExp; readonly reason: string }[] = [
  {
    file: 'packages/server/src/http/Metrics.ts',
    text: /^Time from |^Analyses that may run /,
    reason: 'help texts of metrics, for operators',
  },
];

it('the measurement, the reader and the server contain no sentences for users: report-text writes them', () => {
  const files = PACKAGES.flatMap((name) => projectFiles(`packages/${name}/src`)).filter((path) =>
    /(?<!\.test)\.ts$/.test(path),
  );
  expect(files.length).toBeGreaterThan(200);
  const isException = (file: string, text: string) =>
    EXCEPTIONS.some((exception) => exception.file === file && exception.text.test(text));
  const found = files.flatMap((file) =>
    findSentences(readFileSync(join(root, file), 'utf8'))
      .filter(({ text }) => !isException(file, text))
      .map(({ line, text }) => `${file}:${line} ${text}`),
  );
  expect(found).toEqual([]);
});

describe('findSentences', () => {
  it.each([
    ["const text = 'No ticket was found.';", 'No ticket was found.'],
    ["fail('Check the key and submit');", 'Check the key and submit'],
    ['const text = `After ${seconds} s, try again.`;', 'After … s, try again.'],
    ['const text = `${name} is not a Jira.`;', '… is not a Jira.'],
  ])('finds the sentence in %s', (code, text) => expect(findSentences(code)).toEqual([{ line: 1, text }]));

  it.each([
    "throw new RangeError('The cost must be finite.');",
    "class OwnError extends Error { constructor() { super('No ticket has hours that count.'); } }",
    "const name = 'Won’t Do';",
    "const header = 'text/plain; charset=utf-8';",
    "log.info('listening on the port');",
    '// This comment is a sentence.',
  ])('leaves %s alone', (code) => expect(findSentences(code)).toEqual([]));
});
