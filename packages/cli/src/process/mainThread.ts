import { commandErrors, commandFileErrors } from '@roi-insight/report-text';
import { Worker } from 'node:worker_threads';
import { canceled, EXIT, type ExitCode } from '../exitCodes.ts';
import { printLines } from '../printLines.ts';
import { systemReason } from '../files/systemReason.ts';
import { SECRETS } from '../secret.ts';
import type { CommandData, MessageFromCommand, MessageToCommand } from './messages.ts';
import { onReaderGone } from './onReaderGone.ts';
import { processOutput } from './processOutput.ts';

/** Time in ms for a command to receive a signal. A command that has not received the signal by then is calculating, so its thread is terminated. */
const GRACE_MS = 500;

/**
 * Runs the command in a separate thread, so that signals are handled while the command calculates. The main thread
 * handles the signals, the input and the outputs.
 * @param file file of the command, which calls `commandThread` in the other thread
 */
export function mainThread(file: URL): void {
  const { stdin } = process;
  const args = process.argv.slice(2);
  const env = { ...process.env };
  // Removes the secrets, so that child processes do not inherit them.
  for (const { variable } of Object.values(SECRETS)) delete process.env[variable];
  let failure: string | null = null;
  const output = (name: 'stdout' | 'stderr', what: string) =>
    processOutput(process[name], (cause) => {
      failure = commandFileErrors.notWritten(what, systemReason(cause));
    });
  const outputs = { stdout: output('stdout', 'Standard output'), stderr: output('stderr', 'Standard error') };
  const isTTY = { stdin: stdin.isTTY, stdout: process.stdout.isTTY, stderr: process.stderr.isTTY };
  const worker = new Worker(file, { workerData: { args, env, isTTY } satisfies CommandData, stdin: true });

  function end(exitCode: ExitCode, message: string | null): void {
    if (message !== null) printLines(outputs.stderr, [message]);
    process.exitCode = exitCode;
    void worker.terminate();
    // An open input would keep the process running.
    stdin.destroy();
  }

  let grace: NodeJS.Timeout | undefined;
  worker.on('message', (message: MessageFromCommand) => {
    switch (message.kind) {
      case 'write':
        return outputs[message.to].write(message.text);
      case 'read-stdin':
        if (worker.stdin !== null) stdin.pipe(worker.stdin);
        return;
      case 'canceling':
        return clearTimeout(grace);
      case 'ended':
        clearTimeout(grace);
        return failure === null ? end(message.exitCode, null) : end(EXIT.wrongInput, failure);
    }
  });
  worker.on('error', ({ name }) => end(EXIT.internal, commandErrors.internal(name)));

  function cancel(exitCode: MessageToCommand['exitCode']): void {
    worker.postMessage({ kind: 'cancel', exitCode } satisfies MessageToCommand, []);
    grace = setTimeout(() => end(exitCode, canceled(exitCode).message), GRACE_MS);
  }
  // The second signal ends the process immediately, as it would without a handler.
  process.once('SIGINT', () => cancel(EXIT.interrupted));
  process.once('SIGTERM', () => cancel(EXIT.terminated));

  // If --out is given, the files are still needed when the process that reads the output has ended.
  if (!args.some((arg) => /^--out(=|$)/.test(arg))) onReaderGone(1, () => process.exit(EXIT.reported));
}
