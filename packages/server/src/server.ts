import { buildApp } from './app.ts';
import { readConfig } from './config.ts';

const STOP_SIGNALS = ['SIGINT', 'SIGTERM'] as const;
/** After the running analyses were ended their answers still have to get out. */
const LAST_WORDS_MS = 2000;

const config = readConfig(process.env);
if (config.ok) {
  const { port, host, shutdownTimeoutS } = config.value;
  const app = await buildApp(config.value);
  for (const signal of STOP_SIGNALS) {
    process.once(signal, () => {
      app.log.info({ signal }, 'stopping');
      setTimeout(() => process.exit(1), shutdownTimeoutS * 1000 + LAST_WORDS_MS).unref();
      void app.close();
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
