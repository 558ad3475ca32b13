import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './processes.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

const pages = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
  'packages/roi-math/README.md',
  'packages/server/README.md',
  'packages/jira-sandbox/README.md',
];

describe.each(pages)('%s', (page) => {
  const text = read(page);

  it('links to what there is', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]*)(#[^)]*)?\)/g)].map(([, path = '', anchor = '']) => {
      const target = path === '' ? page : join(dirname(page), path);
      const isThere = existsSync(join(root, target));
      return { path, anchor, isFound: isThere && (anchor === '' || anchors(read(target)).has(anchor)) };
    });
    expect(links.filter(({ isFound }) => !isFound)).toEqual([]);
  });

  it('names commands that there are', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const named = [...text.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

/** As the usual renderers make them of headings. */
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

it('every test in the threat model is there', () => {
  const lines = read('docs/threat-model.md').split('\n');
  const missing = lines.flatMap((line) => {
    const files = [...line.matchAll(/`([\w/.]+\.(?:test|spec)\.ts)`/g)].map(([, file = '']) => file);
    const sources = files.map((file) => (existsSync(join(root, file)) ? read(file) : ''));
    const names = [...(line.split('|').at(-2) ?? '').matchAll(/"([^"]+)"/g)].map(([, name = '']) => name);
    const absent = files.filter((_file, index) => sources[index] === '');
    return absent.concat(names.filter((name) => !sources.some((source) => source.includes(name))));
  });
  expect(missing).toEqual([]);
});

it('every setting of the server is in its README', () => {
  const names = [...read('packages/server/src/config.ts').matchAll(/env, '([A-Z_]+)'/g)].map(([, name = '']) => name);
  expect(new Set(names).size).toBeGreaterThan(15);
  const table = read('packages/server/README.md');
  expect(names.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
});
