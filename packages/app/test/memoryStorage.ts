/** A Storage for tests. `refuse` selects calls that throw, as in full or disabled storage. */
export function memoryStorage(refuse: (call: 'get' | 'set' | 'remove') => boolean = () => false): Storage {
  const items = new Map<string, string>();
  const guard = (call: 'get' | 'set' | 'remove') => {
    if (refuse(call)) throw new DOMException('refused', 'QuotaExceededError');
  };
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => {
      guard('get');
      return items.get(key) ?? null;
    },
    setItem: (key, text) => {
      guard('set');
      items.set(key, text);
    },
    removeItem: (key) => {
      guard('remove');
      items.delete(key);
    },
  };
}
