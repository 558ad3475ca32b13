import { canceled, EXIT } from './exitCodes.ts';
import { run } from './run.ts';
import { TOKEN_VARIABLE } from './token.ts';

const controller = new AbortController();
const env = { ...process.env };
// Child processes do not inherit it.
delete process.env[TOKEN_VARIABLE];

// The second signal ends the process immediately, as it would without a handler.
process.once('SIGINT', () => controller.abort(canceled(EXIT.interrupted)));
process.once('SIGTERM', () => controller.abort(canceled(EXIT.terminated)));

// A consumer that takes only the first lines, such as `head`, is not an error.
process.stdout.on('error', () => process.exit(EXIT.reported));

const { stdin, stdout, stderr } = process;
process.exitCode = await run({
  args: process.argv.slice(2),
  env,
  stdin,
  stdout,
  stderr,
  now: () => new Date(),
  signal: controller.signal,
});
// Standard input may still be open, and would keep the process running.
stdin.destroy();
