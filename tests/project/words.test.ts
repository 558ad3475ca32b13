import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/processes.ts';
import { projectFiles } from './support/projectFiles.ts';
import { findWords } from './support/wordList.ts';

/** Texts that people read: code, pages, settings. Fixtures are data, the lock file is npm's. */
const files = projectFiles().filter(
  (path) =>
    (/\.(tsx?|mjs|js|css|html|mdx?|ya?ml|conf|json)$/.test(path) || path === 'Containerfile') &&
    !/^package-lock\.json$|\/fixtures\/.*\.json$|^tests\/project\/(support\/)?word/.test(path),
);

/** Allowed uses of such words, each with its reason. `line` must match the line. */
const EXCEPTIONS: readonly { readonly file: RegExp; readonly line: RegExp; readonly reason: string }[] = [
  {
    file: /\.(tsx?|json)$|^docs\/guides\/api\.md$/,
    line: /['"`.]analys(ed|ing)\b|\banalys(ed|ing)[:,}]/,
    reason: 'names of the wire: the field and outcome `analysed`, the stage `analysing`',
  },
  {
    file: /\.tsx?$/,
    line: /\brealisationRate\b/,
    reason: 'a field of saved report files and of the browser’s storage',
  },
];

function report(path: string): string[] {
  const text = readFileSync(join(root, path), 'utf8');
  const lines = text.split('\n');
  const isException = (line: number) =>
    EXCEPTIONS.some((exception) => exception.file.test(path) && exception.line.test(lines[line - 1] ?? ''));
  return findWords(text)
    .filter(({ line }) => !isException(line))
    .map(({ line, found, better }) => `${path}:${line}: "${found}", better: ${better}`);
}

it('the project is written in plain American English (file:line, the word, a better one)', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap(report)).toEqual([]);
});

describe('findWords', () => {
  it.each([
    ['the colour of\nthe Behaviours', ['1 colour', '2 Behaviour']],
    ['analyseAurora(); // analysed', ['1 analyse', '1 analysed']],
    ['const LONGEST_NAME = 3', ['1 LONGEST_']],
    ['/** Null for\n * whoever has it for\n * ever. */', ['2 whoever', '2 for * ever']],
    ['/** Of both; read by nobody, what is none. */', ['1 Of ', '1 nobody', '1 is none']],
    ['so many of them,\n * no longer any of what\n * was', ['1 so many', '2 no longer any', '2 of what']],
    ['all of them at once', ['1 all of them at once']],
    ['realisationRate, normalised, organisation', ['1 realisation', '1 normalise', '1 organisation']],
  ])('finds the words to replace in %j', (text, expected) => {
    const found = findWords(text).map(({ line, found: word }) => `${line} ${word}`);
    expect(found.toSorted()).toEqual(expected.toSorted());
  });

  it.each([
    'three analyses, RunningAnalyses, an analysis',
    'realistic, characteristics, premises, otherwise, emphasis, programmed',
    'aria-labelledby, progress, a programmer, the license',
    'many; no longer; ALMOST_ALL; the mostly used',
    'there is none; there at once; Of the tickets, two; of it',
  ])('accepts %j', (text) => expect(findWords(text)).toEqual([]));
});
