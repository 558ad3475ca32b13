import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { chromium } from 'playwright';
import { chromiumArgs, findBrowser } from './chromium.ts';
import { buildPackages, packageFolder, PACKAGES } from './packages.ts';
import { root } from './processes.ts';
import { serveStatic } from './serveStatic.ts';

/**
 * Packs the publishable packages and uses them like an external project: in a strict app outside of the workspace, with
 * each supported React version, on a server without `window`, and in a browser.
 */
const REACTS = ['18', '19'];

const folder = mkdtempSync(join(tmpdir(), 'roi-packages-'));

function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  assert.equal(status, 0, `${command} ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}

const tool = (name: string) => join(root, 'node_modules/.bin', name);

/** Creates the tarballs and runs package linters on them. */
function pack(): void {
  buildPackages();
  for (const name of PACKAGES) {
    run(tool('publint'), [packageFolder(name), '--strict'], root);
    run('npm', ['pack', packageFolder(name), '--silent'], folder);
  }
  for (const tarball of tarballs()) {
    // Style sheets and data have no types.
    const noTypes = ['--exclude-entrypoints', 'styles.css', './fixtures/*.json'];
    run(tool('attw'), [join(folder, tarball), '--profile', 'esm-only', ...noTypes], root);
  }
}

const tarballs = () => readdirSync(folder).filter((name) => name.endsWith('.tgz'));

const installedVersion = (name: string): string =>
  JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version;

/** The modules that a package exports, by their import name. */
function modulesOf(name: string): string[] {
  const { exports } = JSON.parse(readFileSync(join(packageFolder(name), 'package.json'), 'utf8'));
  return Object.keys(exports)
    .filter((path) => !/\.(css|json)$/.test(path))
    .map((path) => `@roi-insight/${name}${path.slice(1)}`);
}

/** The code examples of the usage pages, which must work when they are copied elsewhere. */
const exampleFiles = () =>
  readdirSync(join(root, 'packages/ui/src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.example.tsx'))
    .map((file) => join(root, 'packages/ui/src', file));

/** The source of a module that re-exports several others as namespaces. */
function gathered(constant: string, names: readonly string[]): string {
  const imports = names.map((name, index) => `import * as module${index} from '${name}';\n`);
  const entries = names.map((name, index) => `  '${name}': module${index},\n`);
  return `${imports.join('')}\nexport const ${constant}: Readonly<Record<string, object>> = {\n${entries.join('')}};\n`;
}

/** Writes an app with every module and every example, and installs it. */
function install(app: string, react: string): void {
  cpSync(join(root, 'tools/packages'), app, { recursive: true });
  mkdirSync(join(app, 'examples'));
  for (const file of exampleFiles()) copyFileSync(file, join(app, 'examples', basename(file)));
  writeFileSync(join(app, 'modules.ts'), gathered('modules', PACKAGES.flatMap(modulesOf)));
  const examples = exampleFiles().map((file) => `./examples/${basename(file)}`);
  writeFileSync(join(app, 'examples.ts'), gathered('examples', examples));
  const dependencies = {
    // TypeScript 7 rejects the declarations of the chart library, and later releases of that library are not free.
    typescript: '^5.9.0',
    ...Object.fromEntries(
      tarballs().map((file) => [file.replace(/^roi-insight-(.*)-\d.*$/, '@roi-insight/$1'), `file:../${file}`]),
    ),
    ...Object.fromEntries(
      ['react', 'react-dom', '@types/react', '@types/react-dom'].map((name) => [name, `^${react}`]),
    ),
    ...Object.fromEntries(
      ['styled-components', 'vite', '@types/node', 'lucide-react'].map((name) => [name, installedVersion(name)]),
    ),
  };
  writeFileSync(join(app, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }));
  run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline'], app);
  const installed: { version: string } = JSON.parse(readFileSync(join(app, 'node_modules/react/package.json'), 'utf8'));
  assert(installed.version.startsWith(`${react}.`));
}

const limitsFile = join(root, 'tools/packages/sizes.json');
const limits: Readonly<Record<string, string>> = JSON.parse(readFileSync(limitsFile, 'utf8'));

/** With `--new-limits`, modules that have no limit or exceed their limit get a new one, 5 % above their size. */
const hasNewLimits = process.argv.includes('--new-limits');

function writeLimits(
  sizes: readonly { readonly name: string; readonly passed?: boolean; readonly size: number }[],
): void {
  const limitOf = (size: number) => `${Number(((1.05 * size) / 1000).toPrecision(3))} kB`;
  const entries = sizes.map(({ name, passed, size }) => [name, passed === true ? limits[name] : limitOf(size)]);
  writeFileSync(limitsFile, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}

/** Dependencies that every host already has. */
const PEERS = ['react', 'react-dom', 'styled-components'];

/**
 * Measures the size of each module in a host's bundle, including code that it may load later, but without the host's
 * dependencies.
 */
function weigh(app: string): void {
  const modules = PACKAGES.flatMap(modulesOf);
  if (!hasNewLimits)
    assert.deepEqual(Object.keys(limits).toSorted(), [...modules, BARREL].toSorted(), 'every module has a limit');
  const config = modules.map((name) => ({
    name,
    path: fileOf(app, name),
    limit: limits[name],
    gzip: true,
    ignore: PEERS,
  }));
  const path = fileOf(app, '@roi-insight/ui');
  const one = { name: BARREL, path, import: '{ Button }', limit: limits[BARREL], gzip: true, ignore: PEERS };
  writeFileSync(join(app, '.size-limit.json'), JSON.stringify([...config, one]));
  const args = ['--config', join(app, '.size-limit.json')];
  const { status, stdout } = spawnSync(tool('size-limit'), [...args, '--json'], { cwd: root, encoding: 'utf8' });
  writeFileSync(join(root, 'reports/packages-sizes.json'), stdout);
  if (hasNewLimits) writeLimits(JSON.parse(stdout));
  else if (status !== 0) run(tool('size-limit'), [...args, '--hide-passed'], root);
}

/** Name of the check of a component's size if it is imported from the barrel. The size must equal that of the component's module. */
const BARREL = '{ Button } of @roi-insight/ui';

/** Path of a module in an app that has installed it. */
function fileOf(app: string, module: string): string {
  const [scope = '', name = '', ...rest] = module.split('/');
  const folder = join('node_modules', scope, name);
  const { exports } = JSON.parse(readFileSync(join(app, folder, 'package.json'), 'utf8'));
  return join(folder, exports[['.', ...rest].join('/')].default);
}

async function openInBrowser(app: string): Promise<void> {
  const server = serveStatic(join(app, 'dist')).listen(0, '127.0.0.1');
  const browser = await chromium.launch({ executablePath: findBrowser().executablePath, args: chromiumArgs });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 9000 } });
    const problems: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));
    const { port } = addressOf(server.address());
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.locator(`html[data-modules='${PACKAGES.flatMap(modulesOf).length}']`).waitFor();
    // Charts are fetched after the first interaction if they are in view. Here, the whole page is in view.
    await page.mouse.wheel(0, 600);
    await page.locator('.apexcharts-svg').first().waitFor();
    const { name, font } = await page.evaluate(async () => {
      await document.fonts.ready;
      const { fontFamily } = getComputedStyle(document.body);
      return { name: fontFamily, font: [...document.fonts].some(({ status }) => status === 'loaded') };
    });
    assert(name.includes('Inter Variable') && font, 'the typeface is not loaded');
    await page
      .getByRole('button', { name: /^How .* is calculated$/ })
      .first()
      .click();
    await page.locator('[inert]').first().waitFor({ state: 'attached' });
    // The form moves the focus to the invalid field, and uses the field's `ref` for that.
    await page.getByRole('button', { name: 'Focus the field' }).click();
    assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'INPUT');
    assert.deepEqual(problems, []);
    await page.screenshot({ path: join(root, `reports/packages-${app.slice(-2)}.png`) });
  } finally {
    await browser.close();
    server.close();
  }
}

function addressOf(address: string | AddressInfo | null): AddressInfo {
  assert(address !== null && typeof address !== 'string');
  return address;
}

try {
  mkdirSync(join(root, 'reports'), { recursive: true });
  pack();
  for (const react of REACTS) {
    const app = join(folder, `app${react}`);
    install(app, react);
    run(join(app, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.json'], app);
    // Uses React's development build, because only that build reports errors.
    run(join(app, 'node_modules/.bin/vite'), ['build', '--mode', 'development', '--logLevel', 'warn'], app);
    const rendered = run(process.execPath, ['server.mjs'], app);
    await openInBrowser(app);
    process.stdout.write(`React ${react}: installs, type-checks, builds and renders; on a server ${rendered}`);
  }
  const [react = ''] = REACTS;
  weigh(join(folder, `app${react}`));
} finally {
  rmSync(folder, { recursive: true });
}
