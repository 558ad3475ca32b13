import { isJsonObject } from '@roi-insight/contracts';
import type { SessionStore } from './sessionStore.ts';

/** A value that this tab stores as JSON. */
export interface StoredValue<T> {
  /** Null if nothing readable is stored. */
  readonly read: (store: SessionStore) => T | null;
  readonly write: (store: SessionStore, value: T) => void;
  readonly forget: (store: SessionStore) => void;
}

/**
 * The value of type `T` at `key`; null if other code or another version has stored something else there. A guard, not a schema, recognizes the value,
 * because schemas would load their library into the landing page and the form.
 */
export function storedValue<T>(key: string, isValue: (stored: unknown) => stored is T): StoredValue<T> {
  return {
    read: (store) => {
      try {
        const stored: unknown = JSON.parse(store.read(key) ?? 'null');
        return isValue(stored) ? stored : null;
      } catch {
        return null;
      }
    },
    write: (store, value) => store.write(key, JSON.stringify(value)),
    forget: (store) => store.remove(key),
  };
}

/** The object at `key`, for readers that use its values one by one. */
export const storedObject = (key: string) => storedValue(key, isJsonObject);
