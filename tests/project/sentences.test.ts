import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/processes.ts';
import { projectFiles } from './support/projectFiles.ts';
import { findSentences } from './support/sentences.ts';
import knownSentences from './knownSentences.json' with { type: 'json' };

/**
 * Packages without this guard: report-text writes the sentences, and the sandbox imitates a foreign system with its own
 * sentences.
 */
const WITHOUT_GUARD = /^packages\/(?:report-text|jira-sandbox)\//;

const isProduct = (path: string) =>
  /^packages\/[^/]+\/src\/.*\.tsx?$/.test(path) &&
  !/\.(?:test|stories|types|usage|example)\.tsx?$|\/(?:testing|journeys)\//.test(path);

/**
 * Compares the number of sentences in each file with the known number.
 * @param found the sentences of each file
 * @param known the list of exceptions, which may only become shorter
 * @returns instructions for each file that differs
 */
function differences(
  found: ReadonlyMap<string, readonly string[]>,
  known: Readonly<Record<string, number>>,
): readonly string[] {
  const files = [...new Set([...found.keys(), ...Object.keys(known)])];
  return files.flatMap((file) => {
    const sentences = found.get(file) ?? [];
    const count = known[file] ?? 0;
    if (sentences.length > count) return [`${file}: move to report-text: ${sentences.join(' | ')}`];
    if (sentences.length < count) return [`${file}: knownSentences.json says ${count}, write ${sentences.length}`];
    return [];
  });
}

it('no package but report-text has sentences for users, except those of a list that only becomes shorter', () => {
  const files = projectFiles('packages').filter((path) => isProduct(path) && !WITHOUT_GUARD.test(path));
  expect(files.length).toBeGreaterThan(1000);
  const found = new Map(
    files.map((file) => [
      file,
      findSentences(readFileSync(join(root, file), 'utf8'), file).map(({ line, text }) => `line ${line} ${text}`),
    ]),
  );
  expect(differences(found, knownSentences)).toEqual([]);
});

describe('the list of exceptions', () => {
  const found = new Map([['packages/ui/src/X.tsx', ['No ticket was found.']]]);

  it('does not allow a new sentence', () =>
    expect(differences(found, {})).toEqual(['packages/ui/src/X.tsx: move to report-text: No ticket was found.']));

  it('must become shorter when a sentence is moved', () =>
    expect(differences(found, { 'packages/ui/src/X.tsx': 2, 'packages/ui/src/Deleted.tsx': 1 })).toEqual([
      'packages/ui/src/X.tsx: knownSentences.json says 2, write 1',
      'packages/ui/src/Deleted.tsx: knownSentences.json says 1, write 0',
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
