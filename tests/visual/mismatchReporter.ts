import { rmSync } from 'node:fs';
import { relative } from 'node:path';
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

/** Leaves a page about the pictures that differ, in the folder where Vitest leaves these pictures. */
export const mismatchReporter = (folder: string): Reporter => ({
  // What an earlier run left says nothing about this one.
  onTestRunStart: () => rmSync(folder, { recursive: true, force: true }),
  onTestRunEnd: (modules) => {
    const page = writeMismatches(folder, modules.flatMap(failedIn));
    if (page !== undefined) process.stdout.write(`\nPictures differ: ${page}\n`);
  },
});
