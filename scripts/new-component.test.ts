import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type FormatConfig, format } from 'oxfmt';
import { afterEach, expect, it } from 'vitest';
import { storyDescriptions } from '../.storybook/plugins/storyDescriptions.ts';
import { newComponent, withExport } from './new-component.ts';

const root = join(import.meta.dirname, '..');
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Creates a folder with everything that the generator needs: its own code, the barrels and the groups of features. */
function copy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'new-component-'));
  folders.push(folder);
  cpSync(join(root, 'scripts/new-component.ts'), join(folder, 'scripts/new-component.ts'));
  cpSync(join(root, 'packages/ui/src/primitives/index.ts'), join(folder, 'packages/ui/src/primitives/index.ts'));
  const list = 'packages/ui/src/testing/everyPrimitive.tsx';
  cpSync(join(root, list), join(folder, list));
  cpSync(join(root, 'packages/ui/package.json'), join(folder, 'packages/ui/package.json'));
  mkdirSync(join(folder, 'packages/ui/src/features/dashboard/summary/MetricCard'), { recursive: true });
  writeFileSync(join(folder, 'packages/ui/src/features/dashboard/index.ts'), '\n');
  mkdirSync(join(folder, 'packages/ui/src/features/connect/ConnectForm'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

const generate = (folder: string, ...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', join(folder, 'scripts/new-component.ts'), ...args], {
    cwd: folder,
    encoding: 'utf8',
  });

it('the generator writes component, story, usage page, type test and export of a primitive, and refuses to overwrite them', () => {
  const folder = copy();
  const read = (path: string) => readFileSync(join(folder, 'packages/ui/src', path), 'utf8');

  expect(generate(folder, 'TrendArrow', '--kind', 'primitive').status).toBe(0);
  expect(read('primitives/TrendArrow/TrendArrow.tsx')).toContain('export function TrendArrow(');
  expect(read('primitives/TrendArrow/TrendArrow.stories.tsx')).toContain("title: 'Primitives/TrendArrow'");
  expect(read('primitives/TrendArrow/TrendArrow.usage.tsx')).toContain("when: ['TODO: ");
  expect(read('primitives/TrendArrow/TrendArrow.example.tsx')).toContain("from '@roi-insight/ui/trend-arrow'");
  expect(read('primitives/TrendArrow/TrendArrow.types.tsx')).toContain('assertType<Props>(');
  expect(read('primitives/index.ts').split('\n')).toContain("export * from './TrendArrow/TrendArrow.tsx';");
  const added = '  TrendArrow: (root) => <all.TrendArrow {...root}>Content</all.TrendArrow>,\n';
  const list = readFileSync(join(root, 'packages/ui/src/testing/everyPrimitive.tsx'), 'utf8');
  expect(read('testing/everyPrimitive.tsx').replace(added, '')).toBe(list);
  expect(read('testing/everyPrimitive.tsx')).toContain(added);
  const manifest = readFileSync(join(root, 'packages/ui/package.json'), 'utf8');
  const line = '    "./trend-arrow": "./src/primitives/TrendArrow/TrendArrow.tsx",\n';
  expect(read('../package.json').replace(line, '')).toBe(manifest);
  expect(read('../package.json')).toContain(line);

  const again = generate(folder, 'TrendArrow', '--kind', 'primitive');
  expect(again.status).toBe(1);
  expect(again.stderr).toContain('exists already');
});

it('the generator writes a feature into its group, and lists the groups', () => {
  const folder = copy();
  expect(generate(folder, 'TrendArrow', '--in', 'dashboard/summary').status).toBe(0);
  const file = join(folder, 'packages/ui/src/features/dashboard/summary/TrendArrow/TrendArrow.tsx');
  expect(readFileSync(file, 'utf8')).toContain("from '../../../../theme/index.ts'");
  expect(readdirSync(dirname(file)).toSorted()).toEqual([
    'TrendArrow.stories.tsx',
    'TrendArrow.tsx',
    'TrendArrow.types.tsx',
  ]);
  const barrel = readFileSync(join(folder, 'packages/ui/src/features/dashboard/index.ts'), 'utf8');
  expect(barrel).toContain("export * from './summary/TrendArrow/TrendArrow.tsx';\n");

  for (const args of [[], ['--in', 'dashboard'], ['--in', '../primitives']]) {
    const refused = generate(folder, 'OtherArrow', ...args);
    expect(refused.status).toBe(1);
    expect(refused.stderr).toMatch(/Groups of features: connect, dashboard\/summary\n/);
  }
});

it.each([
  [{ kind: 'feature', group: 'connect' }, 'features/connect/index.ts', './TrendArrow'],
  [{ kind: 'feature', group: 'dashboard/summary' }, 'features/dashboard/index.ts', './summary/TrendArrow'],
  [{ kind: 'primitive' }, 'primitives/index.ts', './TrendArrow'],
  [{ kind: 'screen' }, 'index.ts', './screens/TrendArrow'],
] as const)('the generator exports %o from %s', (kind, barrel, folder) => {
  const component = newComponent('TrendArrow', kind);
  expect(component.barrel).toBe(barrel);
  expect(component.exportLine).toBe(`export * from '${folder}/TrendArrow.tsx';`);
});

it.each(['index.ts', 'primitives/index.ts'])('the generator adds only one line to %s', (barrel) => {
  const text = readFileSync(join(root, 'packages/ui/src', barrel), 'utf8');
  const line = "export * from './primitives/Notice/Notice.tsx';";
  expect(withExport(text, line).replace(`${line}\n`, '')).toBe(text);
});

it('the generator keeps a barrel sorted', () => {
  expect(withExport("export * from './A.ts';\nexport * from './C.ts';\n", "export * from './B.ts';")).toBe(
    "export * from './A.ts';\nexport * from './B.ts';\nexport * from './C.ts';\n",
  );
});

it('the generator follows the rules of the project: formatted files, and stories with a description and a state tag', async () => {
  const options: FormatConfig = JSON.parse(readFileSync(join(root, '.oxfmtrc.json'), 'utf8'));
  for (const [path, text] of newComponent('TrendArrow', { kind: 'primitive' }).files) {
    expect((await format(path, text, options)).code).toBe(text);
    if (!path.endsWith('.stories.tsx')) continue;
    const stories = [...text.matchAll(/export const (\w+) =/g)].map(([, name]) => name);
    expect([...storyDescriptions(text).keys()]).toEqual(stories);
    expect(text.match(/tags: \['state:/g) ?? []).toHaveLength(stories.length);
  }
});

it.each(['trendArrow', 'Trend_Arrow', '../Escape', 'TREND', ''])('the generator refuses %j as a name', (name) => {
  expect(() => newComponent(name, { kind: 'screen' })).toThrow('PascalCase');
});
