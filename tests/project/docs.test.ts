import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SETTINGS } from '@roi-insight/server/config';
import { root } from '../../scripts/processes.ts';
import { projectFiles } from './support/projectFiles.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

const pages = projectFiles().filter((path) => path.endsWith('.md'));

it('the search finds the pages', () => {
  expect(pages).toEqual(
    expect.arrayContaining(['README.md', 'docs/guides/api.md', 'packages/server/README.md', 'tests/visual/README.md']),
  );
});

const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(read('package.json'));

/** The problems of a page, each with its line. */
function problemsIn(page: string): string[] {
  // `npm run changeset -- version` writes the changelogs of packages.
  const isGenerated = /^packages\/.*CHANGELOG\.md$/.test(page);
  let isCode = false;
  return read(page)
    .split('\n')
    .flatMap((line, index) => {
      if (line.startsWith('```')) isCode = !isCode;
      const isLong = !isGenerated && !isCode && line.length > 160 && !line.startsWith('|');
      const problems = [
        ...brokenLinks(page, line).map((link) => `no target of ${link}`),
        ...named(line, /`((?:packages|docs|tests|tools|scripts|\.storybook)\/[\w./-]+)`/g)
          .filter((path) => !existsSync(join(root, path)))
          .map((path) => `no ${path}`),
        ...named(line, /npm run (?:-s )?([\w:-]+)/g)
          .filter((name) => !(name in scripts))
          .map((name) => `no command ${name}`),
        ...(isLong ? ['more than 160 characters'] : []),
      ];
      return problems.map((problem) => `${page}:${index + 1} ${problem}`);
    });
}

const named = (line: string, pattern: RegExp) => [...line.matchAll(pattern)].map(([, name = '']) => name);

function brokenLinks(page: string, line: string): string[] {
  return [...line.matchAll(/\]\((?!https?:)([^)#]*)(#[^)]*)?\)/g)].flatMap(([, path = '', anchor = '']) => {
    const target = path === '' ? page : join(dirname(page), path);
    const isThere = existsSync(join(root, target)) && (anchor === '' || anchors(read(target)).has(anchor));
    return isThere ? [] : [path + anchor];
  });
}

it('pages link to existing targets, name existing files and commands, and have lines of at most 160 characters', () => {
  expect(pages.flatMap(problemsIn)).toEqual([]);
});

/** Anchors of headings, as common Markdown renderers create them. */
function anchors(markdown: string): ReadonlySet<string> {
  const headings = [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  return new Set(
    headings.map(
      (heading) =>
        `#${heading
          .toLowerCase()
          .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
          .replaceAll(' ', '-')}`,
    ),
  );
}

it('every test in the threat model exists', () => {
  const lines = read('docs/security/threat-model.md').split('\n');
  const missing = lines.flatMap((line) => {
    const files = [...line.matchAll(/`([\w/.-]+\.(?:test|spec)\.ts)`/g)].map(([, file = '']) => file);
    const sources = files.map((file) => (existsSync(join(root, file)) ? read(file) : ''));
    const names = [...(line.split('|').at(-2) ?? '').matchAll(/"([^"]+)"/g)].map(([, name = '']) => name);
    const absent = files.filter((_file, index) => sources[index] === '');
    return absent.concat(names.filter((name) => !sources.some((source) => source.includes(name))));
  });
  expect(missing).toEqual([]);
});

it('docs/contributing/commands.md is the only page that lists every script of package.json, each once', () => {
  const listed = pages.flatMap((page) =>
    [...read(page).matchAll(/^\| `npm (?:run )?([\w:-]+)/gm)].map(([, name = '']) => ({ page, name })),
  );
  expect(listed.map(({ name }) => name).toSorted()).toEqual(Object.keys(scripts).toSorted());
  expect(new Set(listed.map(({ page }) => page))).toEqual(new Set(['docs/contributing/commands.md']));
});

/** The variables in a page's tables: the code in their first column. */
function documentedVariables(page: string): ReadonlySet<string> {
  const firstCells = [...read(page).matchAll(/^\| (`[A-Z][^|]*)\|/gm)].map(([, cell = '']) => cell);
  return new Set(firstCells.flatMap((cell) => [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name)));
}

describe('the environment variables in docs/operations', () => {
  const documented = documentedVariables('docs/operations/README.md');

  it('include all settings of the server', () => {
    expect(SETTINGS.size).toBeGreaterThan(15);
    expect([...documented].filter((name) => !name.startsWith('VITE_')).toSorted()).toEqual(
      [...SETTINGS.values(), 'NODE_EXTRA_CA_CERTS'].toSorted(),
    );
  });

  it('include all variables of the build', () => {
    const names = projectFiles('packages/app')
      .filter((path) => /\.(tsx?|html)$/.test(path) && !path.includes('.test.'))
      .flatMap((path) => read(path).match(/\bVITE_[A-Z_]*[A-Z]\b/g) ?? []);
    expect(new Set(names).size).toBeGreaterThan(5);
    expect([...documented].filter((name) => name.startsWith('VITE_')).toSorted()).toEqual(
      [...new Set(names)].toSorted(),
    );
  });
});

/** The words of a page, including tables and code: everything between white space that contains a letter or digit. */
const wordsOf = (markdown: string) => markdown.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

it('README has at most 500 words', () => {
  expect(wordsOf('## Two *words* | — | `npm test`')).toHaveLength(4);
  expect(wordsOf(read('README.md')).length).toBeLessThanOrEqual(500);
});
