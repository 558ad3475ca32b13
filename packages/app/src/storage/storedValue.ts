import { isJsonObject } from '@roi-insight/contracts';
import type { SessionStore } from './sessionStore.ts';

/** A value that this tab stores as JSON. */
export interface StoredValue<T> {
  /** Null if nothing is stored, or something that cannot be read. */
  readonly read: (store: SessionStore) => T | null;
  readonly write: (store: SessionStore, value: T) => void;
  readonly forget: (store: SessionStore) => void;
}

/**
 * The value of type `T` at `key`. What other code or another version stored there is read as nothing. A guard recognizes
 * it, and not a schema: the landing page and the form, which read stored values, would load the library of schemas.
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

/** The object at `key`, for readers that take it value by value. */
export const storedObject = (key: string) => storedValue(key, isJsonObject);
