import type { FullConfig, Reporter, Suite } from 'playwright/types/testReporter';
import { progressLine } from './progressLine.ts';

/** Reports the number of finished tests to `npm test`. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes a reporter from the default export.
export default class PlaywrightProgress implements Reporter {
  #done = 0;
  #total = 0;

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#total = suite.allTests().length;
  }

  onTestEnd(): void {
    this.#done += 1;
    process.stdout.write(progressLine({ done: this.#done, total: this.#total }));
  }
}
