import { describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../test/memoryStorage.ts';
import { createSessionStore } from './sessionStore.ts';

const disabled = () => {
  throw new DOMException('disabled', 'SecurityError');
};

describe('a session store', () => {
  test('reads, writes and removes values in the storage', () => {
    const storage = memoryStorage();
    const store = createSessionStore(() => storage);
    store.write('a', '1');
    expect(storage.getItem('a')).toBe('1');
    expect(store.read('a')).toBe('1');
    store.remove('a');
    expect(store.read('a')).toBeNull();
    expect(store.isKept('a')).toBe(true);
  });

  test('works from memory if storage is disabled, and says so', () => {
    const store = createSessionStore(disabled);
    expect(store.isKept('a')).toBe(false);
    store.write('a', '1');
    expect(store.read('a')).toBe('1');
    store.remove('a');
    expect(store.read('a')).toBeNull();
  });

  test('does not return an earlier value if the storage is full', () => {
    let full = false;
    const storage = memoryStorage((call) => full && call === 'set');
    const store = createSessionStore(() => storage);
    store.write('a', 'old');
    full = true;
    store.write('a', 'new');
    expect(store.read('a')).toBe('new');
    expect(storage.getItem('a')).toBeNull();
    expect(store.isKept('a')).toBe(false);
    full = false;
    store.write('a', 'newer');
    expect(storage.getItem('a')).toBe('newer');
    expect(store.read('a')).toBe('newer');
    expect(store.isKept('a')).toBe(true);
  });

  test('notifies its listeners of writes and removals', () => {
    const store = createSessionStore(() => memoryStorage());
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.write('a', '1');
    store.remove('a');
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    store.write('a', '1');
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
