import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../processes.ts';

const folder = join(root, 'reports/release');

/** Stores which steps of a release check passed on the current commit, in one file per commit. */
export class ReleaseLog {
  readonly #file: string;
  readonly #passed: string[];
  readonly #isClean: boolean;

  constructor() {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
    this.#isClean = git('status', '--porcelain', '--untracked-files=no') === '';
    this.#file = join(folder, `${git('rev-parse', 'HEAD')}.json`);
    this.#passed = existsSync(this.#file) ? JSON.parse(readFileSync(this.#file, 'utf8')) : [];
  }

  /** Whether a step can be skipped. If there are uncommitted changes, every step runs. */
  hasPassed(step: string): boolean {
    return this.#isClean && this.#passed.includes(step);
  }

  add(step: string): void {
    if (!this.#isClean) return;
    this.#passed.push(step);
    mkdirSync(folder, { recursive: true });
    writeFileSync(this.#file, JSON.stringify(this.#passed));
  }
}
