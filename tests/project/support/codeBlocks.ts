import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { root } from '../../../scripts/processes.ts';

/** A TypeScript code block in the docs. */
export interface CodeBlock {
  /** Position of its first line, such as 'packages/ui/README.md:14'. */
  readonly place: string;
  readonly code: string;
}

/** The blocks of a page with a TypeScript label. */
export function codeBlocks(page: string, text: string): readonly CodeBlock[] {
  return [...text.matchAll(/^```tsx?\n([^]*?)^```$/gm)].map((match) => ({
    place: `${page}:${text.slice(0, match.index).split('\n').length + 1}`,
    code: match[1] ?? '',
  }));
}

/** Declares style sheets that exist only in built packages. */
const STYLES = "declare module '@roi-insight/ui/styles.css';\n";

/** The compiler's errors for each block, checked as a file of this project. */
export function problemsIn(blocks: readonly CodeBlock[]): readonly string[] {
  // In the project's root folder, so that imports find the packages of the workspace.
  mkdirSync(join(root, 'reports'), { recursive: true });
  const folder = mkdtempSync(join(root, 'reports/code-blocks-'));
  const api = new API({ cwd: root });
  try {
    const files = blocks.map(({ code }, index) => {
      const file = join(folder, `block${index}.tsx`);
      writeFileSync(file, `${code}\nexport {};\n`);
      return file;
    });
    writeFileSync(join(folder, 'styles.d.ts'), STYLES);
    const config = join(folder, 'tsconfig.json');
    // Blocks may have unused imports, for example to introduce later code.
    const compilerOptions = { noUnusedLocals: false };
    writeFileSync(config, JSON.stringify({ extends: join(root, 'tsconfig.json'), compilerOptions, include: ['*'] }));
    const [project] = api.updateSnapshot({ openProjects: [config] }).getProjects();
    if (project === undefined) throw new Error(`${config} cannot be read.`);
    return files.flatMap((file, index) =>
      [...project.program.getSyntacticDiagnostics(file), ...project.program.getSemanticDiagnostics(file)].map(
        ({ text }) => `${blocks[index]?.place}: ${text}`,
      ),
    );
  } finally {
    api.close();
    rmSync(folder, { recursive: true });
  }
}

/** The TypeScript blocks of a page. @param page its path from the root */
export const readPage = (page: string): readonly CodeBlock[] =>
  codeBlocks(page, readFileSync(join(root, page), 'utf8'));
