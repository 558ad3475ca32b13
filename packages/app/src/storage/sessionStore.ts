import { createStore } from '../host/createStore.ts';

/** Key of the inputs of the net value. The keys of the form and the report are in the contracts. */
export const ECONOMICS_KEY = 'economics';

/** Key of the names that the reader entered for the report. */
export const NAMES_KEY = 'names';

/** Key of the available scope of the dashboard's report. */
export const AVAILABLE_KEY = 'available';

/** A key-value store for the session. If the browser's storage is disabled, the values are kept in memory. */
export interface SessionStore {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, text: string) => void;
  readonly remove: (key: string) => void;
  /** False if the value of this key will be lost on reload, because storage is disabled or full. */
  readonly isKept: (key: string) => boolean;
  /** Calls `listener` after each write and removal; returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * The only code that uses `sessionStorage`. Every access may throw, because storage may be disabled or full.
 * @param area returns the storage; may throw
 * @param prefix prefix of every key, so that a demo does not replace the reader's own report
 */
export function createSessionStore(area: () => Storage, prefix = ''): SessionStore {
  const memory = new Map<string, string>();
  const changes = createStore(0);
  const notify = () => changes.set(changes.get() + 1);
  const attempt = <T>(access: (storage: Storage) => T): T | null => {
    try {
      return access(area());
    } catch {
      return null;
    }
  };
  const drop = (key: string) => void attempt((storage) => storage.removeItem(prefix + key));
  const keeps = attempt((storage) => storage.length) !== null;
  return {
    read: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(prefix + key)),
    write: (key, text) => {
      const written = attempt((storage) => {
        storage.setItem(prefix + key, text);
        return true;
      });
      if (written === true) memory.delete(key);
      else {
        // Removes the value of an earlier write, which is outdated.
        drop(key);
        memory.set(key, text);
      }
      notify();
    },
    remove: (key) => {
      memory.delete(key);
      drop(key);
      notify();
    },
    isKept: (key) => keeps && !memory.has(key),
    subscribe: changes.subscribe,
  };
}
