import type { Reporter } from 'vitest/reporters';
import { progressLine } from './progressLine.ts';

/** Tells the runner of the steps how many test files are done. */
// oxlint-disable-next-line import/no-default-export -- Vitest takes a reporter from the default export.
export default class VitestProgress implements Reporter {
  #done = 0;
  #total = 0;

  onTestRunStart(files: readonly unknown[]): void {
    this.#total = files.length;
  }

  onTestModuleEnd(): void {
    this.#done += 1;
    process.stdout.write(progressLine({ done: this.#done, total: this.#total }));
  }
}
