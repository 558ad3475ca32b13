import { type SandboxProcess, startSandbox } from '../harness/startSandbox.ts';
import { FAULTS } from './faults.ts';

interface TrackerOptions {
  readonly name: string;
  readonly projects: readonly string[];
  readonly args: readonly string[];
}

/** A sandbox that switches on random faults and records them. */
export class Tracker {
  readonly name: string;
  readonly url: string;
  readonly projects: readonly string[];
  readonly #sandbox: SandboxProcess;
  readonly #faulted: { readonly at: number; readonly codes: readonly string[]; left: number }[] = [];

  private constructor({ name, projects }: TrackerOptions, sandbox: SandboxProcess) {
    this.name = name;
    this.projects = projects;
    this.url = sandbox.url;
    this.#sandbox = sandbox;
  }

  static async start(options: TrackerOptions): Promise<Tracker> {
    return new Tracker(options, await startSandbox(options.args));
  }

  /** Switches on one fault. @param chance selects the fault, from 0 to 1 */
  async goWrong(chance: number): Promise<void> {
    const { fault, codes } = FAULTS[Math.floor(chance * FAULTS.length)] ?? { fault: '503;times=1', codes: [] };
    const left = Number(/times=(\d+)/.exec(fault)?.[1] ?? 1);
    this.#faulted.push({ at: performance.now(), codes, left });
    await fetch(`${this.url}/__sandbox/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ fault }),
    });
  }

  /**
   * Whether a fault explains that an analysis, started at `since`, failed with `code`. A fault stays active until it
   * has affected its number of requests, and it explains the same number of failures.
   */
  explains(code: string, since: number, timeoutMs: number): boolean {
    const fault = this.#faulted.find(
      ({ at, codes, left }) => left > 0 && at > since - timeoutMs && codes.includes(code),
    );
    if (fault !== undefined) fault.left -= 1;
    return fault !== undefined;
  }

  stop(): Promise<void> {
    return this.#sandbox.stop();
  }
}
