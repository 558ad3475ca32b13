import { expect, it } from 'vitest';
import { codeBlocks, problemsIn, readPage } from './support/codeBlocks.ts';
import { projectFiles } from './support/projectFiles.ts';

const pages = projectFiles().filter((path) => /\.mdx?$/.test(path));

/** This block does not compile, so the check must report it. */
const wrong = codeBlocks(
  'WRONG.md',
  'Text\n\n```tsx\nimport { Button } from \'@roi-insight/ui/button\';\n\n<Button variant="loud">Analyze</Button>;\n```\n',
);

it('every block of TypeScript in the docs compiles', () => {
  const blocks = pages.flatMap(readPage);
  expect(blocks.length).toBeGreaterThan(1);
  const problems = problemsIn([...blocks, ...wrong]);
  expect(problems).toEqual([expect.stringMatching(/^WRONG\.md:4: Type '"loud"' is not assignable/)]);
});
