import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Lints one line in a copy of the workspace's shape, and returns what the linter prints. */
function lint(file: string, line: string): string {
  const path = join(workspace, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${line}\nexport const x = y;\n`);
  try {
    return execFileSync(oxlint, [path], { cwd: workspace, encoding: 'utf8' });
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
  } finally {
    rmSync(path);
  }
}

const root = join(import.meta.dirname, '..');
const oxlint = join(root, 'node_modules/.bin/oxlint');
let workspace = '';

beforeAll(() => {
  workspace = mkdtempSync(join(tmpdir(), 'arrows-'));
  cpSync(join(root, '.oxlintrc.json'), join(workspace, '.oxlintrc.json'));
});
afterAll(() => rmSync(workspace, { recursive: true }));

describe('the arrows', () => {
  it.each([
    ['contracts', '@roi-insight/roi-math', 'the wire that both sides agree on'],
    ['roi-math', '../../server/src/app.ts', 'turns tickets into figures'],
    ['roi-math', 'node:fs', 'turns tickets into figures'],
    ['roi-math', 'react', 'turns tickets into figures'],
    ['ui', '@roi-insight/app', 'shown in isolation'],
    ['ui', 'react-router-dom', 'shown in isolation'],
    ['app', '@roi-insight/server', 'ship server code to browsers'],
    ['app', '@roi-insight/jira-sandbox', 'ship server code to browsers'],
    ['server', '@roi-insight/ui', 'the screens are built files'],
    ['server', '@roi-insight/jira-sandbox', 'the sandbox is a foreign system'],
    ['jira-sandbox', '@roi-insight/contracts', 'hide our misreadings'],
  ])('%s must not import %s, and the message says why', (from, to, reason) => {
    expect(lint(`packages/${from}/src/x.ts`, `import { y } from '${to}';`)).toContain(reason);
  });

  it.each([
    ['roi-math', '@roi-insight/contracts'],
    ['ui', '@roi-insight/roi-math'],
    ['app', '@roi-insight/ui'],
    ['server', '@roi-insight/roi-math'],
  ])('%s may import %s', (from, to) => {
    expect(lint(`packages/${from}/src/x.ts`, `import { y } from '${to}';`)).not.toContain('no-restricted-imports');
  });
});
