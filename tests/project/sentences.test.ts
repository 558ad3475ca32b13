import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/processes.ts';
import { projectFiles } from './support/projectFiles.ts';
import { findSentences } from './support/sentences.ts';
import sentenceExceptions from './sentenceExceptions.json' with { type: 'json' };

/**
 * Packages without this guard: report-text writes the sentences, and the sandbox imitates a foreign system with its own
 * sentences.
 */
const WITHOUT_GUARD = /^packages\/(?:report-text|jira-sandbox)\//;

const isProduct = (path: string) =>
  /^packages\/[^/]+\/src\/.*\.tsx?$/.test(path) &&
  !/\.(?:test|stories|types|usage|example)\.tsx?$|\/(?:testing|journeys)\//.test(path);

/** By file: the sentences that stay outside of report-text, each with the reason. */
type Exceptions = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Compares the sentences of each file with the exceptions.
 * @param found the sentences of each file
 * @returns what to do about each difference
 */
function differences(found: ReadonlyMap<string, readonly string[]>, exceptions: Exceptions): readonly string[] {
  const isAllowed = (file: string, text: string) => exceptions[file]?.[text] !== undefined;
  const moved = [...found].flatMap(([file, sentences]) =>
    sentences.filter((text) => !isAllowed(file, text)).map((text) => `${file}: move to report-text: ${text}`),
  );
  const gone = Object.entries(exceptions).flatMap(([file, texts]) =>
    Object.keys(texts)
      .filter((text) => found.get(file)?.includes(text) !== true)
      .map((text) => `${file}: no longer has the exception: ${text}`),
  );
  return [...moved, ...gone];
}

it('every package leaves the sentences for users to report-text, apart from exceptions with a reason', () => {
  const files = projectFiles('packages').filter((path) => isProduct(path) && !WITHOUT_GUARD.test(path));
  expect(files.length).toBeGreaterThan(1000);
  const found = new Map(
    files.map((file) => [file, findSentences(readFileSync(join(root, file), 'utf8'), file).map(({ text }) => text)]),
  );
  expect(differences(found, sentenceExceptions)).toEqual([]);
});

describe('the exceptions', () => {
  const found = new Map([['packages/ui/src/X.tsx', ['No ticket was found.']]]);

  it('do not cover a new sentence', () =>
    expect(differences(found, {})).toEqual(['packages/ui/src/X.tsx: move to report-text: No ticket was found.']));

  it('cover only a sentence with the same text', () =>
    expect(differences(found, { 'packages/ui/src/X.tsx': { 'No ticket was found.': 'A label.' } })).toEqual([]));

  it('must be removed when their sentence is removed', () =>
    expect(differences(new Map(), { 'packages/ui/src/X.tsx': { 'No ticket was found.': 'A label.' } })).toEqual([
      'packages/ui/src/X.tsx: no longer has the exception: No ticket was found.',
    ]));
});

describe('findSentences', () => {
  it.each([
    ["const text = 'No ticket was found.';", 'No ticket was found.'],
    ["fail('Check the key and submit');", 'Check the key and submit'],
    ['const text = `After ${seconds} s, try the next.`;', 'After … s, try the next.'],
    ['const text = `${name} is not a Jira.`;', '… is not a Jira.'],
    ['const view = <p>No ticket was found.</p>;', 'No ticket was found.'],
    ["const view = <>After {seconds} s,{' '}\n  try <b>again</b> with a key.</>;", 'After … s, try … with a key.'],
    ["const view = <Field hint='Check the key and submit' />;", 'Check the key and submit'],
  ])('finds the sentence in %s', (code, text) => expect(findSentences(code)).toEqual([{ line: 1, text }]));

  it.each([
    "throw new RangeError('The cost must be finite.');",
    "class OwnError extends Error { constructor() { super('No ticket has hours that count.'); } }",
    "const name = 'Won’t Do';",
    "const header = 'text/plain; charset=utf-8';",
    "log.info('listening on the port');",
    '// This comment is a sentence.',
    'const view = <p>{before} {after} {unit} {note}.</p>;',
  ])('ignores %s', (code) => expect(findSentences(code)).toEqual([]));
});
