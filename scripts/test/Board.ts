import { clearScreenDown, moveCursor } from 'node:readline';
import type { WriteStream } from 'node:tty';
import type { Progress } from './progressLine.ts';
import type { Result, Step } from './Step.ts';

/** A running step. */
interface Running {
  readonly began: number;
  progress: Progress | undefined;
}

const secondsSince = (began: number): string => `${((performance.now() - began) / 1000).toFixed(0)} s`;

/** The line about a finished step: 'ok     browser: 250 passed, 0 failed (398 s)'. */
export function resultLine({ step, counts, seconds }: Result): string {
  const verdict = counts.failed === 0 ? 'ok    ' : 'FAILED';
  return `${verdict} ${step.name}: ${counts.passed} passed, ${counts.failed} failed (${seconds.toFixed(0)} s)`;
}

/**
 * Shows the running steps. On a terminal, this is a table that is redrawn every second. In a log, each step gets a line
 * at its beginning and at its end.
 */
export class Board {
  readonly #out: WriteStream;
  readonly #running = new Map<Step, Running>();
  readonly #timer: NodeJS.Timeout | undefined;
  #waiting: number;
  #height = 0;

  constructor(out: WriteStream, steps: number) {
    this.#out = out;
    this.#waiting = steps;
    if (out.isTTY) this.#timer = setInterval(() => this.#redraw(''), 1000);
  }

  begin(step: Step): void {
    this.#running.set(step, { began: performance.now(), progress: undefined });
    this.#waiting -= 1;
    this.#redraw(this.#out.isTTY ? '' : `begins ${step.name}\n`);
  }

  progress(step: Step, progress: Progress): void {
    const running = this.#running.get(step);
    if (running !== undefined) running.progress = progress;
  }

  /** Writes the output of a finished step as a whole, so that the output of several steps does not mix. */
  end(result: Result, output: string): void {
    this.#running.delete(result.step);
    const details = result.counts.failed === 0 && this.#out.isTTY ? '' : `\n── ${result.step.name}\n${output}`;
    this.#redraw(`${details}${resultLine(result)}\n`);
  }

  close(): void {
    clearInterval(this.#timer);
    this.#redraw('');
  }

  /** Writes permanent lines and redraws the table below them. */
  #redraw(lines: string): void {
    if (this.#height > 0) {
      moveCursor(this.#out, 0, -this.#height);
      clearScreenDown(this.#out);
    }
    const table = this.#out.isTTY ? this.#table() : [];
    this.#height = table.length;
    this.#out.write(lines + table.map((line) => `${line.slice(0, this.#out.columns - 1)}\n`).join(''));
  }

  #table(): readonly string[] {
    if (this.#running.size === 0) return [];
    const rows = [...this.#running].map(([{ name }, { began, progress }]) => {
      const done = progress === undefined ? '' : `${progress.done}/${progress.total}`;
      return `${secondsSince(began).padStart(8)}${done.padStart(10)}  ${name}`;
    });
    return ['', ...rows, `${String(this.#waiting).padStart(6)} more`];
  }
}
