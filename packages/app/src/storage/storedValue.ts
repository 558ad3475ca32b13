import { isJsonObject, type Parsed, parseJson } from '@roi-insight/contracts';
import type { SessionStore } from './sessionStore.ts';

/** A value that this tab stores as JSON. */
export interface StoredValue<T> {
  /** Null if nothing is stored, or something that cannot be read. */
  readonly read: (store: SessionStore) => T | null;
  readonly write: (store: SessionStore, value: T) => void;
  readonly forget: (store: SessionStore) => void;
}

/** The value of type `T` at `key`. What other code or another version stored there is read as nothing. */
export function storedValue<T>(key: string, parse: (stored: unknown) => Parsed<T>): StoredValue<T> {
  return {
    read: (store) => {
      const text = store.read(key);
      const parsed = text === null ? null : parseJson(text, parse);
      return parsed?.ok === true ? parsed.value : null;
    },
    write: (store, value) => store.write(key, JSON.stringify(value)),
    forget: (store) => store.remove(key),
  };
}

/** The object at `key`, for readers that take it value by value. */
export const storedObject = (key: string) =>
  storedValue(key, (stored) =>
    isJsonObject(stored) ? { ok: true, value: stored } : { ok: false, error: { path: '', message: 'not an object' } },
  );
