import { expect, test } from 'vitest';
import { memoryStorage } from '../../test/memoryStorage.ts';
import { createSessionStore } from './sessionStore.ts';
import { storedObject, storedValue } from './storedValue.ts';

const seats = storedValue(
  'seats',
  (stored): stored is { readonly count: number } =>
    typeof stored === 'object' && stored !== null && 'count' in stored && typeof stored.count === 'number',
);

function setUp() {
  const storage = memoryStorage();
  return createSessionStore(() => storage);
}

test('a stored value can be read until it is removed', () => {
  const store = setUp();
  expect(seats.read(store)).toBeNull();
  seats.write(store, { count: 3 });
  expect(seats.read(store)).toEqual({ count: 3 });
  seats.forget(store);
  expect(store.read('seats')).toBeNull();
});

test.each(['', '{', 'null', '[]', '{"count":"3"}'])('an unreadable value counts as missing: %j', (text) => {
  const store = setUp();
  store.write('seats', text);
  expect(seats.read(store)).toBeNull();
});

test.each(['{', 'null', '[]', '"text"'])('text that is not an object counts as missing: %j', (text) => {
  const store = setUp();
  store.write('form', text);
  expect(storedObject('form').read(store)).toBeNull();
  store.write('form', '{"a":1}');
  expect(storedObject('form').read(store)).toEqual({ a: 1 });
});
