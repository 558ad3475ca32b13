import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/** Kind of a component. `group` is a folder in `features`, such as 'dashboard/summary'. */
type Kind =
  | { readonly kind: 'primitive' }
  | { readonly kind: 'feature'; readonly group: string }
  | { readonly kind: 'screen' };

const ui = join(import.meta.dirname, '../packages/ui');
const source = join(ui, 'src');

/** The files of a component before they are written. Paths start at packages/ui/src. */
export interface Component {
  readonly files: ReadonlyMap<string, string>;
  /** The barrel that exports the component. */
  readonly barrel: string;
  /** The line of the barrel that exports the component. */
  readonly exportLine: string;
  /** The entry of the component in the `exports` of packages/ui. */
  readonly subpath: readonly [name: string, file: string];
}

/** The source of the component. @param theme path of the theme from the component's folder */
const component = (name: string, theme: string) => `import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme, useThemeCheck } from '${theme}';

const Root = styled.section\`
  padding: \${theme.space[4]};
\`;

export interface ${name}Props extends ComponentProps<'section'> {
  readonly children: ReactNode;
}

/** Its purpose, in one sentence. */
export function ${name}({ children, ...root }: ${name}Props) {
  useThemeCheck('${name}');
  return <Root {...root}>{children}</Root>;
}
`;

/** Screens have pictures in all widths. */
const modesImport = "import { screenModes } from '#storybook/modes.ts';\n";
const modesParameter = '  parameters: { chromatic: { modes: screenModes } },\n';

const story = (name: string, title: string) => `import { expect } from 'storybook/test';
${title === 'Screens' ? modesImport : ''}import preview from '#storybook/preview.tsx';
import { ${name} } from './${name}.tsx';

const meta = preview.meta({
  title: '${title}/${name}',
  component: ${name},
${title === 'Screens' ? modesParameter : ''}  args: { children: '${name}' },
});

/** When a user sees this state, in one sentence. */
export const Ready = meta.story({
  tags: ['state:ready'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('${name}')).toBeVisible();
  },
});

/** When the content is longer than expected. */
export const LongContent = Ready.extend({
  tags: ['state:edge'],
  args: { children: '${name} '.repeat(80).trim() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^${name} ${name}/)).toBeVisible();
  },
});
`;

/** The source of its usage page. A test fails until every TODO is replaced with a sentence. */
const usage = (name: string) => `import type { UsagePage } from '#storybook/usage.ts';
import { ${name} } from './${name}.tsx';

export const usage: UsagePage = {
  status: 'beta',
  when: ['TODO: what a reader wants to know or to do.'],
  whenNot: ['TODO: what looks the same but is not. Use \`Card\`.'],
  anatomy: [
    {
      name: '${name}',
      purpose: 'TODO: which element it is, and what is in it.',
    },
  ],
  dos: [
    {
      text: 'TODO: what makes it work.',
      example: () => <${name}>Content</${name}>,
    },
  ],
  donts: [
    {
      text: 'TODO: what it looks like when that is missing.',
      example: () => <${name}>Content</${name}>,
    },
  ],
  keyboard: 'Nothing in it takes the focus.',
  accessibility: ['TODO: what a screen reader says.'],
};
`;

/** The code example of a component's usage page, as another project would write it. */
const example = (name: string) => `import { ${name} } from '@roi-insight/ui/${kebabCase(name)}';

export function ${name}Example() {
  return <${name}>Content</${name}>;
}
`;

/** A type test that checks the props of a component. */
const types = (name: string, testing: string) => `import type { ComponentProps } from 'react';
import { assertType } from 'vitest';
import { type RootKey, rootOf } from '${testing}';
import type { ${name} } from './${name}.tsx';

type Props = ComponentProps<typeof ${name}>;

assertType<Props>({ children: 'Content' });
assertType<Pick<Props, RootKey>>(rootOf<HTMLElement>());
// @ts-expect-error it has no content
assertType<Props>({});
`;

/**
 * Creates component, stories, type test and export line of a new component, and the usage page of a primitive, in the
 * format of the project.
 * @throws Error if the name is not in PascalCase
 * @example newComponent('TrendArrow', { kind: 'primitive' }).files.get('primitives/TrendArrow/TrendArrow.tsx')
 */
export function newComponent(name: string, kind: Kind): Component {
  if (!/^[A-Z][a-z]+([A-Z][a-z]+|\d+)*$/.test(name)) {
    throw new Error(`'${name}' is not a component name: write it in PascalCase, like 'TrendArrow'.`);
  }
  const top = `${kind.kind}s`;
  const folder = [top, ...(kind.kind === 'feature' ? kind.group.split('/') : []), name].join('/');
  const barrel = barrelFolder(kind);
  const source = '../'.repeat(folder.split('/').length);
  return {
    files: new Map([
      [`${folder}/${name}.tsx`, component(name, `${source}theme/index.ts`)],
      [`${folder}/${name}.stories.tsx`, story(name, top.charAt(0).toUpperCase() + top.slice(1))],
      [`${folder}/${name}.types.tsx`, types(name, `${source}testing/rootOf.ts`)],
      // Features get a usage page only when a second screen uses them.
      ...(kind.kind === 'primitive' ? guides(`${folder}/${name}`, name) : []),
    ]),
    barrel: barrel === '' ? 'index.ts' : `${barrel}/index.ts`,
    exportLine: `export * from './${relative(barrel, folder)}/${name}.tsx';`,
    subpath: [`./${kebabCase(name)}`, `./src/${folder}/${name}.tsx`],
  };
}

const guides = (path: string, name: string): [path: string, text: string][] => [
  [`${path}.usage.tsx`, usage(name)],
  [`${path}.example.tsx`, example(name)],
];

const kebabCase = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

/** The folder of the barrel: the package's barrel exports screens, and the barrel of an area exports its components. */
function barrelFolder(kind: Kind): string {
  if (kind.kind === 'screen') return '';
  return kind.kind === 'primitive' ? 'primitives' : `features/${kind.group.replace(/\/.*/, '')}`;
}

/** The groups of features: the innermost folders in `features` that are not components. */
function groupsIn(folder: string): string[] {
  const inner = readdirSync(join(source, 'features', folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]/.test(entry.name))
    .map(({ name }) => (folder === '' ? name : `${folder}/${name}`));
  return inner.length === 0 ? [folder] : inner.flatMap(groupsIn);
}

/** Adds a line to a barrel in alphabetical order without moving other lines. */
export function withExport(barrel: string, line: string): string {
  const lines = barrel.trimEnd().split('\n');
  const next = lines.findIndex((other) => other > line);
  return `${lines.toSpliced(next === -1 ? lines.length : next, 0, line).join('\n')}\n`;
}

const EVERY_PRIMITIVE = join(source, 'testing/everyPrimitive.tsx');

/**
 * Adds a primitive at the end of the list of all primitives. A test checks that the root of each primitive accepts `className`,
 * `style` and `ref`.
 */
export function withPrimitive(list: string, name: string): string {
  return list.replace(/^};$/m, `  ${name}: (root) => <all.${name} {...root}>Content</all.${name}>,\n};`);
}

/** Adds an entry to the `exports` of a package.json, in alphabetical order. */
function withSubpath(text: string, [name, file]: Component['subpath']): string {
  const manifest: { readonly exports: Readonly<Record<string, string>> } = JSON.parse(text);
  const entries = Object.entries({ ...manifest.exports, [name]: file }).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify({ ...manifest, exports: Object.fromEntries(entries) }, null, 2)}\n`;
}

const USAGE = 'Usage: npm run new:component -- Name --in GROUP | --kind primitive | --kind screen';

/** @throws Error if the command line names an unknown kind of component or group of features */
function readKind(kind: string, group: string | undefined): Kind {
  if (kind === 'primitive' || kind === 'screen') return { kind };
  if (kind !== 'feature') throw new Error(USAGE);
  const groups = groupsIn('');
  if (group !== undefined && groups.includes(group)) return { kind, group };
  throw new Error(`${USAGE}\nGroups of features: ${groups.join(', ')}`);
}

function main(args: string[]): void {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { kind: { type: 'string', default: 'feature' }, in: { type: 'string' }, help: { type: 'boolean' } },
  });
  const [name] = positionals;
  if (name === undefined || values.help === true) throw new Error(USAGE);
  const { files, barrel, exportLine, subpath } = newComponent(name, readKind(values.kind, values.in));
  for (const [path, text] of files) {
    const file = join(source, path);
    if (existsSync(file)) throw new Error(`${file} exists already.`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`wrote ${file}`);
  }
  writeFileSync(join(source, barrel), withExport(readFileSync(join(source, barrel), 'utf8'), exportLine));
  const manifest = join(ui, 'package.json');
  writeFileSync(manifest, withSubpath(readFileSync(manifest, 'utf8'), subpath));
  console.log(`exported from packages/ui/src/${barrel} and as @roi-insight/ui${subpath[0].slice(1)}`);
  if (values.kind === 'primitive') {
    writeFileSync(EVERY_PRIMITIVE, withPrimitive(readFileSync(EVERY_PRIMITIVE, 'utf8'), name));
    console.log('added to packages/ui/src/testing/everyPrimitive.tsx');
  }
  console.log('next: npm run storybook, and the other steps of "Adding a component" in docs/contributing/stories.md');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    main(process.argv.slice(2));
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem);
    process.exitCode = 1;
  }
}
