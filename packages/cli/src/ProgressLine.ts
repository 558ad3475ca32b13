import type { Progress } from '@roi-insight/contracts';
import { plainText } from './plainText.ts';
import type { Terminal } from './Terminal.ts';

const CLEAR = '\r\u001b[K';

/** A progress line on standard error. Writes nothing if standard error is not a terminal. */
export class ProgressLine {
  readonly #stderr: Terminal['stderr'];
  #isShown = false;

  constructor(stderr: Terminal['stderr']) {
    this.#stderr = stderr;
  }

  show(text: string): void {
    if (this.#stderr.isTTY !== true) return;
    this.#stderr.write(`${CLEAR}${plainText(text)}`);
    this.#isShown = true;
  }

  end(): void {
    if (this.#isShown) this.#stderr.write(CLEAR);
    this.#isShown = false;
  }
}

/** @example progressText({ stage: 'reading', done: 20, total: 80 }) // 'Reading tickets: 20 of 80' */
export function progressText({ stage, done, total, team }: Progress): string {
  const of = total === null ? String(done) : `${done} of ${total}`;
  const text = {
    connecting: 'Connecting',
    listing: `Listing tickets: ${of}`,
    reading: `Reading tickets: ${of}`,
    analysing: 'Analyzing',
  }[stage];
  return team === undefined ? text : `${team.name} (${team.number} of ${team.of}): ${text}`;
}
