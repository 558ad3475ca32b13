import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** The workspace packages that each package may import; all other directions are errors. */
const DIRECTIONS: Readonly<Record<string, readonly string[]>> = {
  contracts: [],
  'roi-math': ['contracts'],
  'jira-tickets': ['contracts', 'roi-math'],
  'file-reading': [],
  'ticket-files': ['contracts', 'roi-math', 'jira-tickets', 'file-reading'],
  'assistant-usage': ['contracts', 'file-reading'],
  'report-text': ['contracts', 'roi-math'],
  'report-files': ['contracts', 'roi-math', 'report-text', 'file-reading'],
  ui: ['contracts', 'roi-math', 'report-text'],
  app: [
    'contracts',
    'roi-math',
    'report-text',
    'report-files',
    'ui',
    'file-reading',
    'ticket-files',
    'assistant-usage',
  ],
  'jira-reader': ['contracts', 'roi-math', 'jira-tickets', 'report-text'],
  server: ['contracts', 'jira-reader'],
  cli: [
    'contracts',
    'roi-math',
    'report-text',
    'report-files',
    'file-reading',
    'ticket-files',
    'assistant-usage',
    'ui',
    'jira-reader',
  ],
  'jira-sandbox': [],
};

/** Imports that must be refused: importing file, imported module, and a part of the message. */
const REFUSED: readonly (readonly [from: string, to: string, reason: string])[] = [
  ['contracts/src/x.ts', 'react', 'the wire that both sides agree on'],
  ['roi-math/src/x.ts', 'node:fs', 'turns tickets into figures'],
  ['roi-math/src/x.ts', 'react', 'turns tickets into figures'],
  ['report-text/src/x.ts', 'react', 'turns a report into words'],
  ['report-text/src/x.ts', 'styled-components', 'turns a report into words'],
  ['report-text/src/x.ts', 'jspdf', 'turns a report into words'],
  ['report-text/src/x.ts', 'node:path', 'turns a report into words'],
  ['report-text/src/x.ts', 'apexcharts', 'never draws one'],
  ['report-files/src/x.ts', 'react-dom/server', 'how a screen is drawn'],
  ['report-files/src/x.ts', '../../ui/src/theme/index.ts', 'how a screen is drawn'],
  ['ui/src/x.ts', 'react-router-dom', 'shown in isolation'],
  ['ui/src/journeys/x.ts', 'storybook/test', 'shipped to browsers'],
  ['ui/src/brand/x.tsx', '../features/shell/Logo/Logo.tsx', 'theme is at the bottom'],
  ['ui/src/theme/x.ts', '../primitives/Button/Button.tsx', 'theme is at the bottom'],
  ['ui/src/primitives/X/X.tsx', '../../features/shell/Logo/Logo.tsx', 'knows nothing of reports'],
  ['ui/src/primitives/X/X.tsx', '../../screens/FormScreen/FormScreen.tsx', 'knows nothing of reports'],
  ['ui/src/primitives/X/X.tsx', '@roi-insight/report-text', 'knows nothing of reports'],
  ['ui/src/features/dashboard/x/X/X.tsx', '../../../../screens/FormScreen/FormScreen.tsx', 'imports no screen'],
  ['ui/src/features/shell/X/X.tsx', '../../../screens/FormScreen/FormScreen.tsx', 'imports no screen'],
  ['ui/src/screens/X/X.tsx', '../../testing/storyChrome.ts', 'shipped to browsers'],
  ['ui/src/screens/X/X.tsx', '../../journeys/SalesDemo.tsx', 'shipped to browsers'],
  ['ui/src/features/shell/X/X.tsx', 'storybook/test', 'shipped to browsers'],
  ['ui/src/primitives/X/X.example.tsx', './X.tsx', 'imports only what installs there'],
  ['app/src/x.ts', '../../ui/src/index.ts', 'over the wire only'],
  ['app/src/x.ts', 'fastify', 'over the wire only'],
  ['app/src/x.ts', 'storybook/test', 'shipped to browsers'],
  ['jira-tickets/src/x.ts', 'undici', 'reads no network'],
  ['file-reading/src/x.ts', 'node:fs', 'does not know what they mean'],
  ['ticket-files/src/x.ts', 'node:fs', 'neither Node nor a page'],
  ['assistant-usage/src/x.ts', 'node:fs', 'persons stay there'],
  ['jira-reader/src/x.ts', 'fastify', 'no server, queue or page'],
  ['server/src/x.ts', 'react', 'the screens are built files'],
  ['server/src/x.ts', 'undici', 'what jira-reader reads'],
  ['cli/src/x.ts', '@roi-insight/server', 'reads by jira-reader'],
];

/** Imports that are allowed, although they look like the refused imports. */
const ALLOWED: readonly (readonly [from: string, to: string])[] = [
  ['report-text/src/x.test.ts', 'node:fs'],
  ['report-files/src/pdf/X.stories.tsx', '@roi-insight/ui/theme'],
  ['ui/src/primitives/X/X.tsx', '../../theme/index.ts'],
  ['ui/src/features/dashboard/x/X/X.tsx', '../../shared/MetricValue/MetricValue.tsx'],
  ['ui/src/screens/X/X.tsx', '../../features/loading/LoadingPanel/LoadingPanel.tsx'],
  ['ui/src/features/connect/X/X.stories.tsx', '../../../testing/storyChrome.ts'],
  ['ui/src/testing/x.ts', 'storybook/test'],
  ['ui/src/primitives/X/X.example.tsx', '@roi-insight/ui/button'],
  ['ui/src/primitives/X/X.usage.tsx', '#storybook/usage.ts'],
];

const root = join(import.meta.dirname, '../..');
const oxlint = join(root, 'node_modules/.bin/oxlint');
const packages = readdirSync(join(root, 'packages'));

/** A file of the workspace with one import. */
interface ImportingFile {
  readonly path: string;
  readonly imports: readonly string[];
}

let workspace = '';

beforeAll(() => {
  workspace = mkdtempSync(join(tmpdir(), 'directions-'));
});
afterAll(() => rmSync(workspace, { recursive: true }));

/** Lints files that contain only imports. @returns the linter's messages for each, in the same order */
function reasonsAgainst(files: readonly ImportingFile[]): string[][] {
  const shape = mkdtempSync(join(workspace, 'shape-'));
  cpSync(join(root, '.oxlintrc.json'), join(shape, '.oxlintrc.json'));
  // One folder per file, so that several files can have the same path.
  const paths = files.map(({ path }, index) => join('packages', dirname(path), String(index), basename(path)));
  for (const [index, path] of paths.entries()) {
    mkdirSync(join(shape, dirname(path)), { recursive: true });
    const imports = files[index]?.imports ?? [];
    writeFileSync(join(shape, path), imports.map((from, line) => `export * as y${line} from '${from}';`).join('\n'));
  }
  const result = spawnSync(oxlint, ['--format', 'json'], { cwd: shape, encoding: 'utf8' });
  const { diagnostics }: LintResult = JSON.parse(result.stdout);
  const refused = diagnostics.filter(({ code }) => code === 'eslint(no-restricted-imports)');
  return paths.map((path) => refused.filter(({ filename }) => filename === path).map(({ help }) => help));
}

interface LintResult {
  readonly diagnostics: readonly { readonly code: string; readonly filename: string; readonly help: string }[];
}

describe('the directions between packages', () => {
  it('are defined for every package', () => {
    expect(Object.keys(DIRECTIONS).toSorted()).toEqual(packages.toSorted());
  });

  it('match the linter’s rules for imports by name and for imports by path', () => {
    const pairs = packages
      .flatMap((from) => packages.map((to) => ({ from, to })))
      .filter(({ from, to }) => from !== to);
    const reasons = reasonsAgainst(
      pairs.map(({ from, to }) => ({
        path: `${from}/src/x.ts`,
        imports: [`@roi-insight/${to}`, `@roi-insight/${to}/x`, `../../${to}/src/x.ts`],
      })),
    );
    // A path into the sources of another package is refused in every direction.
    const expected = pairs.map(({ from, to }) => (DIRECTIONS[from]?.includes(to) === true ? 1 : 3));
    const label = (counts: readonly number[]) =>
      counts.map((count, at) => `${pairs[at]?.from} > ${pairs[at]?.to}: ${count}`);
    expect(label(reasons.map(({ length }) => length))).toEqual(label(expected));
  });
});

describe('imports that break a rule', () => {
  let reasons: string[][] = [];
  beforeAll(() => {
    reasons = reasonsAgainst(REFUSED.map(([path, to]) => ({ path, imports: [to] })));
  });

  it.each(REFUSED.map(([from, to, reason], index) => [from, to, reason, index] as const))(
    'are refused with the reason: %s imports %s',
    (_from, _to, reason, index) => {
      expect(reasons[index]?.join()).toContain(reason);
    },
  );

  it('are distinguished from similar imports that are allowed', () => {
    const against = reasonsAgainst(ALLOWED.map(([path, to]) => ({ path, imports: [to] })));
    expect(ALLOWED.filter((_, index) => against[index]?.length !== 0)).toEqual([]);
  });

  it('do not occur as dynamic imports, which the rule itself does not detect', () => {
    const files = sources().map((path) => ({
      path,
      imports: [...readFileSync(join(root, 'packages', path), 'utf8').matchAll(/\bimport\('([^']+)'\)/g)].map(
        ([, from = '']) => from,
      ),
    }));
    const dynamic = files.filter(({ imports }) => imports.length > 0);
    expect(dynamic.length).toBeGreaterThan(0);
    const against = reasonsAgainst(dynamic);
    expect(dynamic.filter((_, index) => against[index]?.length !== 0)).toEqual([]);
  });
});

/** The product's source files, relative to `packages`. */
function sources(): string[] {
  return packages.flatMap((name) =>
    readdirSync(join(root, 'packages', name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file))
      .map((file) => join(name, 'src', file)),
  );
}
