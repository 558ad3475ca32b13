import { EXIT } from './exitCodes.ts';
import { run } from './run.ts';
import { TOKEN_VARIABLE } from './token.ts';

const canceled = new AbortController();
const env = { ...process.env };
// Nothing that this process starts inherits it.
delete process.env[TOKEN_VARIABLE];

// The second Ctrl-C ends the process at once, as without a handler.
process.once('SIGINT', () => canceled.abort(new Error('canceled')));
process.once('SIGTERM', () => canceled.abort(new Error('canceled')));

// Somebody who reads only the first lines, such as `head`, is no failure.
process.stdout.on('error', () => process.exit(EXIT.reported));

const { stdin, stdout, stderr } = process;
process.exitCode = await run({
  args: process.argv.slice(2),
  env,
  stdin,
  stdout,
  stderr,
  now: () => new Date(),
  signal: canceled.signal,
});
