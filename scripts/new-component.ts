import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const kinds = ['primitive', 'feature', 'screen'] as const;
type Kind = (typeof kinds)[number];

/** A component as files, before anything is written. Paths start at packages/ui/src. */
export interface Component {
  readonly files: ReadonlyMap<string, string>;
  /** The barrel that exports it, and the line to add there. */
  readonly barrel: string;
  readonly exportLine: string;
}

const component = (name: string) => `import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/index.ts';

const Root = styled.section\`
  padding: \${theme.space[4]};
\`;

export interface ${name}Props {
  readonly children: ReactNode;
}

/** What it is for, in one sentence. */
export function ${name}({ children }: ${name}Props) {
  return <Root>{children}</Root>;
}
`;

/** Screens are looked at in every width. */
const modesImport = "import { screenModes } from '../../../../../.storybook/modes.ts';\n";
const modesParameter = '  parameters: { chromatic: { modes: screenModes } },\n';

const story = (name: string, title: string) => `import { expect } from 'storybook/test';
${title === 'Screens' ? modesImport : ''}import preview from '../../../../../.storybook/preview.tsx';
import { ${name} } from './${name}.tsx';

const meta = preview.meta({
  title: '${title}/${name}',
  component: ${name},
${title === 'Screens' ? modesParameter : ''}  args: { children: '${name}' },
});

/** When a reader sees this state, in one sentence. */
export const Ready = meta.story({
  tags: ['state:ready'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('${name}')).toBeVisible();
  },
});

/** When the content is longer than anyone planned for. */
export const LongContent = Ready.extend({
  tags: ['state:edge'],
  args: { children: '${name} '.repeat(80).trim() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^${name} ${name}/)).toBeVisible();
  },
});
`;

/**
 * Component, story and export line of a new piece in house style.
 * @throws Error when the name is not in PascalCase.
 * @example newComponent('TrendArrow', 'feature').files.get('features/TrendArrow/TrendArrow.tsx')
 */
export function newComponent(name: string, kind: Kind): Component {
  if (!/^[A-Z][a-z]+([A-Z][a-z]+|\d+)*$/.test(name)) {
    throw new Error(`'${name}' is not a component name: write it in PascalCase, like 'TrendArrow'.`);
  }
  const folder = `${kind}s`;
  const title = folder.charAt(0).toUpperCase() + folder.slice(1);
  return {
    files: new Map([
      [`${folder}/${name}/${name}.tsx`, component(name)],
      [`${folder}/${name}/${name}.stories.tsx`, story(name, title)],
    ]),
    barrel: kind === 'primitive' ? 'primitives/index.ts' : 'index.ts',
    exportLine: `export * from './${kind === 'primitive' ? '' : `${folder}/`}${name}/${name}.tsx';`,
  };
}

/** A barrel with one more line, in alphabetical order. */
export function withExport(barrel: string, line: string): string {
  return `${[...barrel.trimEnd().split('\n'), line].toSorted().join('\n')}\n`;
}

function isKind(text: string): text is Kind {
  return kinds.some((kind) => kind === text);
}

function main(args: string[]): void {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { kind: { type: 'string', default: 'feature' } },
  });
  const [name] = positionals;
  if (name === undefined || !isKind(values.kind)) {
    throw new Error(`Usage: npm run new:component -- Name [--kind ${kinds.join('|')}]`);
  }
  const { files, barrel, exportLine } = newComponent(name, values.kind);
  const source = join(import.meta.dirname, '../packages/ui/src');
  for (const [path, text] of files) {
    const file = join(source, path);
    if (existsSync(file)) throw new Error(`${file} exists already.`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`wrote ${file}`);
  }
  writeFileSync(join(source, barrel), withExport(readFileSync(join(source, barrel), 'utf8'), exportLine));
  console.log(`exported from packages/ui/src/${barrel}\nnext: npm run storybook`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    main(process.argv.slice(2));
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem);
    process.exitCode = 1;
  }
}
