import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { logDestination } from './logDestination.ts';

const STOP_SIGNALS = ['SIGINT', 'SIGTERM'] as const;
/** Time for sending the responses of the analyses that a shutdown canceled. */
const FLUSH_TIMEOUT_MS = 2000;
const STDOUT_FD = 1;
/** Time for writing the last log lines, so that an unread log does not delay the shutdown. */
const LOG_FLUSH_MS = 1000;

const config = readConfig(process.env);
if (config.ok) {
  const { port, host, shutdownTimeoutS } = config.value;
  const log = logDestination(STDOUT_FD);
  const app = await buildApp(config.value, { logStream: log });
  for (const signal of STOP_SIGNALS) {
    process.once(signal, () => {
      app.log.info({ signal }, 'stopping');
      setTimeout(() => process.exit(1), shutdownTimeoutS * 1000 + FLUSH_TIMEOUT_MS).unref();
      void app
        .close()
        .then(() => log.flush(LOG_FLUSH_MS))
        .then(() => process.exit());
    });
  }
  await app.listen({ port, host }).catch((cause: unknown) => {
    fail(`cannot listen on ${host}:${port}: ${cause instanceof Error ? cause.message : String(cause)}`);
  });
} else {
  fail(config.error.message);
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
