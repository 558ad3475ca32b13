import { isMainThread } from 'node:worker_threads';

// Imported on demand, so that each thread loads only its own modules.
if (isMainThread) {
  const { mainThread } = await import('./process/mainThread.ts');
  mainThread(new URL(import.meta.url));
} else {
  const { commandThread } = await import('./process/commandThread.ts');
  await commandThread();
}
