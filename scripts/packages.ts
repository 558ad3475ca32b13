import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { root } from './processes.ts';

/** The publishable packages. Each one follows its dependencies. */
export const PACKAGES = ['contracts', 'roi-math', 'report-text', 'file-reading', 'report-files', 'ui'] as const;

/** The folder of a built package, which `npm pack` turns into a tarball. */
export const packageFolder = (name: string): string => join(root, 'dist/packages', name);

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/**
 * Builds a package into dist/packages, module by module, for Node and every bundler. Replaces package.json, because the
 * workspace's version exports source files.
 */
function buildPackage(name: string): void {
  const source = join(root, 'packages', name);
  const target = packageFolder(name);
  const manifest: Manifest = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const modules = [...Object.values(manifest.exports), `./src/${WITH_REF}`].filter(isModule);
  compile(
    source,
    target,
    modules.filter((file) => existsSync(join(source, file))),
  );
  const portable = new PortableFiles(source, join(target, 'dist'));
  portable.rewrite();
  writeFileSync(join(target, 'package.json'), `${JSON.stringify(packed(manifest, portable), null, 2)}\n`);
  const changelog = join(source, 'CHANGELOG.md');
  if (existsSync(changelog)) copyFileSync(changelog, join(target, 'CHANGELOG.md'));
  writeFileSync(join(target, 'README.md'), withoutPaths(readFileSync(join(source, 'README.md'), 'utf8')));
}

/** The module that passes `ref` to components under React 18. */
const WITH_REF = 'withRef.ts';

const isModule = (path: string) => /\.tsx?$/.test(path);

/** Compiles only modules that the exports reach, which excludes tests and stories. */
function compile(source: string, target: string, files: readonly string[]): void {
  const config = join(target, 'tsconfig.json');
  const settings = {
    extends: join(source, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      sourceMap: true,
      inlineSources: true,
      rewriteRelativeImportExtensions: true,
      rootDir: join(source, 'src'),
      outDir: join(target, 'dist'),
    },
    include: [],
    files: files.map((file) => join(source, file)),
  };
  writeFileSync(config, JSON.stringify(settings));
  const { status, stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', config], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout);
  rmSync(config);
}

const ASSET_IMPORT = /^import (\w+) from '([^']+)\?url';$/gm;
const ASSET_GLOB = /import\.meta\.glob\(\s*'([^']+)',[^)]*\)/g;
const STYLE_IMPORT = /^import '([^']+\.css)';$/gm;
const SOURCE_IMPORT = /((?:from |import |import\()['"]\.{1,2}\/[^'"]+)\.tsx?(?=['"])/g;

const COMPONENT = /^(?:export )?function ([A-Z]\w*)\(/gm;

/** Replaces syntax that only Vite understands with standard syntax. Keeps the line numbers, so that source maps stay correct. */
class PortableFiles {
  readonly #source: string;
  readonly #dist: string;
  readonly #require: NodeJS.Require;
  /** The style sheets that a host imports once, by their names in CSS's `@import`. */
  readonly styles = new Set<string>();
  /** Packages from which files were copied. */
  readonly copied = new Set<string>();

  constructor(source: string, dist: string) {
    this.#source = source;
    this.#dist = dist;
    this.#require = createRequire(join(source, 'package.json'));
  }

  rewrite(): void {
    const names = readdirSync(this.#dist, { recursive: true, encoding: 'utf8' });
    for (const name of names.filter((file) => /\.(js|d\.ts)$/.test(file))) {
      const path = join(this.#dist, name);
      const text = this.#withRefs(this.#portable(readFileSync(path, 'utf8'), path), path);
      if (/\?url'|import\.meta\.glob|\.css';/.test(text)) throw new Error(`${path} needs Vite`);
      writeFileSync(path, text);
    }
    if (this.styles.size === 0) return;
    const imports = [...this.styles].map((style) => `@import '${style}';\n`);
    writeFileSync(join(this.#dist, 'styles.css'), imports.join(''));
  }

  /**
   * Wraps each component to support `ref` in the host's React version. The added code goes on the first line, so that
   * the other lines keep their numbers.
   */
  #withRefs(text: string, path: string): string {
    const components = [...text.matchAll(COMPONENT)].map(([, name]) => name);
    const module = join(this.#dist, WITH_REF.replace('.ts', '.js'));
    if (!path.endsWith('.js') || components.length === 0 || !existsSync(module)) return text;
    const calls = components.map((name) => `${name} = withRef(${name});`);
    return `import { withRef } from '${relativeTo(dirname(path), module)}'; ${calls.join(' ')} ${text}`;
  }

  #portable(text: string, path: string): string {
    const from = dirname(path);
    return text
      .replaceAll(SOURCE_IMPORT, '$1.js')
      .replaceAll(STYLE_IMPORT, (_, style: string) => this.#style(style, from))
      .replaceAll(ASSET_IMPORT, (_, name: string, asset: string) => `const ${name} = ${this.#url(asset, from)};`)
      .replaceAll(ASSET_GLOB, (glob, pattern: string) => {
        const entries = this.#matching(pattern, from).map((file) => `'${basename(file)}': ${this.#url(file, from)}`);
        return `{ ${entries.join(', ')} }${'\n'.repeat(glob.split('\n').length - 1)}`;
      });
  }

  #style(style: string, from: string): string {
    this.styles.add(style.startsWith('.') ? this.#copy(style, from, this.#dist) : style);
    return '';
  }

  #url(asset: string, from: string): string {
    return `new URL('${this.#copy(asset, from)}', import.meta.url).href`;
  }

  /**
   * Copies a file: to the same place if it belongs to this package, otherwise to `assets`. @returns its path relative
   * to `base`
   */
  #copy(file: string, from: string, base = from): string {
    const isOwn = file.startsWith('.');
    const original = isOwn ? join(this.#source, 'src', relative(this.#dist, from), file) : this.#require.resolve(file);
    const copy = isOwn ? join(from, file) : join(this.#dist, 'assets', packageOf(file), basename(file));
    mkdirSync(dirname(copy), { recursive: true });
    copyFileSync(original, copy);
    if (isOwn) copyLicense(dirname(original), dirname(copy));
    else {
      this.copied.add(packageOf(file));
      copyLicense(join(root, 'node_modules', packageOf(file)), dirname(copy));
    }
    return relativeTo(base, copy);
  }

  /** The files of another package that match a glob pattern, by their import names. */
  #matching(pattern: string, from: string): string[] {
    const folder = join(this.#source, 'src', relative(this.#dist, from), dirname(pattern));
    const isMatch = new RegExp(`^${basename(pattern).replaceAll('.', '\\.').replaceAll('*', '.*')}$`);
    const [, path = ''] = folder.split('/node_modules/');
    return readdirSync(folder)
      .filter((name) => isMatch.test(name))
      .map((name) => `${path}/${name}`);
  }

  /** Whether a built file imports from a package. */
  imports(name: string): boolean {
    const used = new RegExp(`['"]${name}(/[^'"]*)?['"]`);
    return readdirSync(this.#dist, { recursive: true, encoding: 'utf8' }).some(
      (file) => /\.(js|d\.ts|css)$/.test(file) && used.test(readFileSync(join(this.#dist, file), 'utf8')),
    );
  }
}

/** A path as an import specifier. */
function relativeTo(folder: string, file: string): string {
  const path = relative(folder, file);
  return path.startsWith('.') ? path : `./${path}`;
}

/** The package name in a specifier: `@a/b` for `@a/b/c`. */
const packageOf = (file: string) => file.split('/', 2).join('/');

function copyLicense(from: string, to: string): void {
  for (const name of ['LICENSE', 'LICENSE.txt'])
    if (existsSync(join(from, name))) copyFileSync(join(from, name), join(to, name));
}

/**
 * The package.json for the tarball: with built exports, without workspace settings and without packages whose files
 * were copied.
 */
function packed(manifest: Manifest, portable: PortableFiles): object {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  // `private` is kept, because a person decides whether to publish.
  const workspaceOnly = new Set(['scripts', 'imports', 'devDependencies']);
  const entries = Object.entries(manifest).filter(([field]) => !workspaceOnly.has(field));
  const exports = Object.entries(manifest.exports).map(([path, source]) => [path, built(source)]);
  const styles = portable.styles.size === 0 ? {} : { './styles.css': './dist/styles.css' };
  const dependencies = Object.entries(manifest.dependencies ?? {}).filter(
    ([name]) => !portable.copied.has(name) || portable.imports(name),
  );
  return {
    ...Object.fromEntries(entries),
    engines,
    files: ['dist', 'CHANGELOG.md'],
    exports: { ...Object.fromEntries(exports), ...styles },
    dependencies: Object.fromEntries(dependencies),
  };
}

function built(source: string): object | string {
  const path = source.replace('./src/', './dist/');
  if (!isModule(path)) return path;
  const module = path.replace(/\.tsx?$/, '');
  return { types: `${module}.d.ts`, default: `${module}.js` };
}

/** Markdown without links to workspace files. */
const withoutPaths = (markdown: string) => markdown.replaceAll(/\[([^\]]+)\]\(\.[^)]*\)/g, '$1');

/** Builds all publishable packages into dist/packages. */
export function buildPackages(): void {
  for (const name of PACKAGES) buildPackage(name);
}

if (import.meta.filename === process.argv[1]) buildPackages();
