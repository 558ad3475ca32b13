import type { SessionStore } from './sessionStore.ts';

/** A part of a store: its keys have a prefix, so that two reports can have the same keys. */
export const storeWithin = (store: SessionStore, prefix: string): SessionStore => ({
  read: (key) => store.read(prefix + key),
  write: (key, text) => store.write(prefix + key, text),
  remove: (key) => store.remove(prefix + key),
  isKept: (key) => store.isKept(prefix + key),
  subscribe: store.subscribe,
});
