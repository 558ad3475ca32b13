import { relative } from 'node:path';
import type { TestModule, TestSpecification } from 'vitest/node';
import type { Reporter } from 'vitest/reporters';
import { progressLine, unfinishedLine } from './progressLine.ts';

/** Reports the number of finished test files to `npm test`. */
// oxlint-disable-next-line import/no-default-export -- Vitest takes a reporter from the default export.
export default class VitestProgress implements Reporter {
  readonly #running = new Set<string>();
  #done = 0;
  #total = 0;

  onTestRunStart(files: readonly TestSpecification[]): void {
    this.#total = files.length;
    for (const { moduleId } of files) this.#running.add(moduleId);
  }

  onTestRunEnd(): void {
    for (const file of this.#running) process.stdout.write(unfinishedLine(relative(process.cwd(), file)));
  }

  onTestModuleEnd({ moduleId }: TestModule): void {
    this.#running.delete(moduleId);
    this.#done += 1;
    process.stdout.write(progressLine({ done: this.#done, total: this.#total }));
  }
}
