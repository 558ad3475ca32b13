import { type ChildProcess, spawn } from 'node:child_process';
import { Readable, Writable } from 'node:stream';
import { createBrowserFolder, removeBrowserFolder } from './browserFolder.ts';

/** A message of the browser: a response to a command, or an event. */
interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly result?: Readonly<Record<string, unknown>>;
  readonly error?: { readonly message: string };
}

type Params = Readonly<Record<string, unknown>>;

interface Waiting {
  readonly resolve: (result: Params) => void;
  readonly reject: (cause: Error) => void;
}

/** Flags that keep reports private: the browser makes no requests of its own and leaves no files. */
const FLAGS = [
  '--headless',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--remote-debugging-pipe',
];

const HAS_GROUPS = process.platform !== 'win32';

/** Time in ms that the browser gets to exit by itself. */
const CLOSE_MS = 3000;

/**
 * An empty page of a headless browser. The Chrome DevTools Protocol controls it over a pipe, because with a port, every
 * user of this machine could read the report.
 */
export class BrowserPage {
  readonly #child: ChildProcess;
  readonly #folder = createBrowserFolder();
  readonly #waiting = new Map<number, Waiting>();
  readonly #input: Writable;
  readonly #output: Readable;
  #onCall: (payload: string) => void = () => undefined;
  #session: unknown = undefined;
  #last = 0;
  #rest = '';

  private constructor(browser: string, signal: AbortSignal) {
    // Chromium cannot use its sandbox if the user is root, as in most containers.
    const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    this.#child = spawn(browser, [...FLAGS, ...sandbox, `--user-data-dir=${this.#folder}`], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
      // Starts a process group, so that all of its processes can be ended together. Ctrl-C does not reach these processes.
      detached: HAS_GROUPS,
    });
    signal.addEventListener('abort', () => this.#kill());
    const [input, output] = [this.#child.stdio[3], this.#child.stdio[4]];
    if (!(input instanceof Writable) || !(output instanceof Readable)) throw new Error('The browser has no pipes.');
    this.#input = input;
    this.#output = output;
    input.on('error', () => this.#fail());
    output.setEncoding('utf8').on('data', (text: string) => this.#read(text));
    this.#child.on('error', () => this.#fail()).on('exit', () => this.#fail());
  }

  /** Starts the browser. When a script of the page calls the function `binding`, `onCall` gets the argument. */
  static async open(browser: string, binding: string, onCall: (payload: string) => void, signal: AbortSignal) {
    signal.throwIfAborted();
    const page = new BrowserPage(browser, signal);
    page.#onCall = onCall;
    try {
      const { targetId } = await page.#send('Target.createTarget', { url: 'about:blank' });
      const { sessionId } = await page.#send('Target.attachToTarget', { targetId, flatten: true });
      page.#session = sessionId;
      await page.#send('Runtime.enable', {});
      await page.#send('Runtime.addBinding', { name: binding });
      return page;
    } catch (cause) {
      await page.close();
      throw cause;
    }
  }

  /** Runs a script in the page and waits for its value. */
  async evaluate(expression: string): Promise<unknown> {
    const params = { expression, awaitPromise: true, returnByValue: true };
    const { result, exceptionDetails } = await this.#send('Runtime.evaluate', params);
    if (exceptionDetails !== undefined) throw new Error('A script of the page failed.');
    return typeof result === 'object' && result !== null && 'value' in result ? result.value : undefined;
  }

  /** Ends the browser and removes its data. Child processes of the browser may keep the pipes open. */
  async close(): Promise<void> {
    const child = this.#child;
    if (child.exitCode === null && child.signalCode === null && child.pid !== undefined) {
      const ended = new Promise((resolve) => void child.once('exit', resolve));
      const kill = setTimeout(() => this.#kill(), CLOSE_MS);
      this.#session = undefined;
      this.#send('Browser.close', {}).catch(() => undefined);
      await ended;
      clearTimeout(kill);
    }
    this.#kill();
    this.#input.destroy();
    this.#output.destroy();
    removeBrowserFolder(this.#folder);
  }

  /** Ends the browser immediately, together with its child processes, which would continue to write into its folder. */
  #kill(): void {
    const { pid } = this.#child;
    if (pid === undefined) return;
    if (!HAS_GROUPS) return void this.#child.kill('SIGKILL');
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // All processes of the group have already ended.
    }
  }

  #send(method: string, params: Params): Promise<Params> {
    this.#last += 1;
    const id = this.#last;
    const session = this.#session === undefined ? {} : { sessionId: this.#session };
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#input.write(`${JSON.stringify({ id, method, params, ...session })}\0`);
    });
  }

  #read(text: string): void {
    const parts = (this.#rest + text).split('\0');
    this.#rest = parts.pop() ?? '';
    for (const part of parts) this.#take(JSON.parse(part));
  }

  #take({ id, method, params, result, error }: Message): void {
    if (method === 'Runtime.bindingCalled') this.#onCall(String(params?.payload));
    const waiting = id === undefined ? undefined : this.#waiting.get(id);
    if (id === undefined || waiting === undefined) return;
    this.#waiting.delete(id);
    if (error === undefined) waiting.resolve(result ?? {});
    else waiting.reject(new Error(error.message));
  }

  #fail(): void {
    for (const { reject } of this.#waiting.values()) reject(new Error('The browser has ended.'));
    this.#waiting.clear();
  }
}
