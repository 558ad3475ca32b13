import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/processes.ts';
import { projectFiles } from './support/projectFiles.ts';

const files = projectFiles().filter((path) =>
  /^(\.github\/workflows\/.*\.yml|deploy\/.*\.yaml|Containerfile|compose\.yaml)$/.test(path),
);

/** The external references in the files: actions, and images that are not built here. */
const references = files.flatMap((path) =>
  readFileSync(join(root, path), 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, kind = '', name = ''] = /^\s*(?:- )?(uses:|image:|container:|FROM) +([^\s].*)$/.exec(line) ?? [];
      const isOurs = name.startsWith('./') || name === 'roi-insight';
      return name === '' || isOurs ? [] : [{ path, kind, name }];
    }),
);

const ACTION = /^[\w-]+\/[\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/;
const IMAGE = /^[\w./-]+:[\w.-]+@sha256:[\da-f]{64}( AS \w+)?$/;

it('the search finds external references in the files', () => {
  expect(files).toEqual(expect.arrayContaining(['.github/workflows/ci.yml', '.github/workflows/scheduled.yml']));
  expect(new Set(references.map(({ path }) => path)).size).toBeGreaterThan(4);
});

describe('external references', () => {
  it.each(references)('$name in $path is pinned to fixed content', ({ kind, name }) => {
    expect(name).toMatch(kind === 'uses:' ? ACTION : IMAGE);
  });

  it.each(['node:22', 'node@sha256:abc', 'actions/checkout@v4', `actions/checkout@${'a'.repeat(40)}`])(
    '%s is not accepted as a pin',
    (name) => {
      expect(name).not.toMatch(ACTION);
      expect(name).not.toMatch(IMAGE);
    },
  );
});

it('a bot proposes updates of the pins', () => {
  const bot = readFileSync(join(root, '.github/dependabot.yml'), 'utf8');
  const ecosystems = [...bot.matchAll(/package-ecosystem: ([\w-]+)/g)].map(([, name]) => name);
  expect(ecosystems).toEqual(expect.arrayContaining(['npm', 'github-actions', 'docker', 'docker-compose']));
});
