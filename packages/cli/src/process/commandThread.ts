import { parentPort, workerData } from 'node:worker_threads';
import { canceled } from '../exitCodes.ts';
import { run } from '../run.ts';
import type { CommandData, MessageFromCommand, MessageToCommand } from './messages.ts';

/** Runs the command in this thread, with the input and output of the main thread. */
export async function commandThread(): Promise<void> {
  const { args, env, isTTY }: CommandData = workerData;
  const controller = new AbortController();
  parentPort?.on('message', ({ exitCode }: MessageToCommand) => {
    post({ kind: 'canceling' });
    controller.abort(canceled(exitCode));
  });
  const output = (to: 'stdout' | 'stderr') => ({
    isTTY: isTTY[to],
    write: (text: string | Uint8Array) => post({ kind: 'write', to, text }),
  });
  const exitCode = await run({
    args,
    env,
    stdin: { isTTY: isTTY.stdin, [Symbol.asyncIterator]: readStdin },
    stdout: output('stdout'),
    stderr: output('stderr'),
    now: () => new Date(),
    signal: controller.signal,
  });
  post({ kind: 'ended', exitCode });
}

function post(message: MessageFromCommand): void {
  parentPort?.postMessage(message, []);
}

/** Reads standard input only when the command requests it, because the input may be meant for the next command of a script. */
async function* readStdin(): AsyncGenerator<Uint8Array | string> {
  post({ kind: 'read-stdin' });
  yield* process.stdin;
}
