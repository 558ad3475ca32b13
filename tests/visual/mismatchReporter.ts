import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { type FailedStory, writeMismatches } from './writeMismatches.ts';

function failedIn(module: TestModule): readonly FailedStory[] {
  return [...module.children.allTests('failed')].map((test) => {
    const { storyId } = { storyId: '', ...test.meta() };
    const errors = test.result().errors ?? [];
    return {
      storyId,
      story: test.name,
      file: relative(process.cwd(), module.moduleId),
      errors: errors.map(({ message }) => message),
    };
  });
}

/** Writes a page about the run's pictures into the folder where Vitest saves them. */
export const mismatchReporter = (folder: string): Reporter => ({
  // Files from an earlier run do not belong to this run.
  onTestRunStart: () => rmSync(folder, { recursive: true, force: true }),
  onTestRunEnd: (modules) => {
    const ran = modules.flatMap((module) => [...module.children.allTests()]).length;
    const differ = writeMismatches(folder, { ran, failed: modules.flatMap(failedIn) });
    if (differ > 0) process.stdout.write(`\nPictures differ: ${join(folder, 'index.html')}\n`);
  },
});
