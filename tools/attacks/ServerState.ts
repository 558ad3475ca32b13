import { readdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Running } from '../../scripts/processes.ts';

/** Time in which a server must release the places and files of abandoned requests. */
const RELEASE_MS = 15_000;
const PROBE_EVERY_MS = 1000;
/** Number of files that may stay open, because the honest clients keep their connections. */
const MAX_MORE_FILES = 50;

/** Checks that the server answers its liveness probe and releases places and files. */
export class ServerState {
  readonly #server: Running;
  readonly #monitoring: string;
  readonly #filesBefore: number;
  #failedProbes = 0;

  /** @param port the port of metrics and probes */
  constructor(server: Running, port: number) {
    this.#server = server;
    this.#monitoring = `http://127.0.0.1:${port}`;
    this.#filesBefore = openFiles(server);
  }

  /** Probes until the signal fires, each time on a new connection, as Kubernetes does. */
  async probe(ended: AbortSignal): Promise<void> {
    while (!ended.aborted) {
      if ((await this.#analyses()) === null) this.#failedProbes += 1;
      await wait(PROBE_EVERY_MS);
    }
  }

  /** Problems of the server after the attack. */
  async problems(): Promise<string[]> {
    const end = performance.now() + RELEASE_MS;
    let [analyses, files] = [await this.#analyses(), this.#moreFiles()];
    while (performance.now() < end && (analyses !== 0 || files > MAX_MORE_FILES)) {
      await wait(PROBE_EVERY_MS);
      [analyses, files] = [await this.#analyses(), this.#moreFiles()];
    }
    return [
      ...(this.#failedProbes > 0 ? [`${this.#failedProbes} liveness probes failed`] : []),
      ...(analyses === 0 ? [] : [`${analyses ?? 'unknown'} analyses keep their places`]),
      ...(await this.#readinessProblems()),
      ...(files > MAX_MORE_FILES ? [`${files} files stay open`] : []),
    ];
  }

  /** Nothing runs any more, so that the next analysis is accepted. */
  async #readinessProblems(): Promise<string[]> {
    const status = await fetch(`${this.#monitoring}/api/health/ready`, { headers: { connection: 'close' } }).then(
      async (response) => {
        await response.text();
        return response.status;
      },
      () => null,
    );
    return status === 200 ? [] : [`the readiness probe says ${status ?? 'nothing'}`];
  }

  #moreFiles(): number {
    return openFiles(this.#server) - this.#filesBefore;
  }

  /** The number of running and waiting analyses; null if the probe fails. */
  #analyses(): Promise<number | null> {
    return fetch(`${this.#monitoring}/api/health`, { headers: { connection: 'close' } }).then(
      async (response) => Number(JSON.parse(await response.text()).analyses),
      () => null,
    );
  }
}

/** The number of open files of a process, from the list that Linux provides; 0 on systems that have no such list. */
function openFiles({ child }: Running): number {
  try {
    return readdirSync(`/proc/${child.pid}/fd`).length;
  } catch {
    return 0;
  }
}
