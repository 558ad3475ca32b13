import { expect, test } from 'vitest';
import { memoryStorage } from '../../test/memoryStorage.ts';
import { readForm } from './readForm.ts';
import { createSessionStore } from './sessionStore.ts';

function read(form: object) {
  const storage = memoryStorage();
  storage.setItem('formData', JSON.stringify(form));
  return readForm(createSessionStore(() => storage));
}

const teams = [
  { projectName: 'BOR', hasAdopted: false, adopted: null },
  { projectName: 'Cinder Mobile', hasAdopted: true, adopted: '2025-06-02' },
];

test('returns the comparison teams', () => {
  expect(read({ projectName: 'AUR', comparison: teams })).toMatchObject({ projectName: 'AUR', comparison: teams });
});

test.each([
  undefined,
  null,
  'BOR',
  ['BOR'],
  [null],
  [{ projectName: 'BOR', hasAdopted: true }],
  [{ projectName: 1, hasAdopted: false, adopted: null }],
  [{ projectName: 'BOR', hasAdopted: true, adopted: '2025-02-30' }],
])('returns no teams for %j', (comparison) => {
  expect(read({ projectName: 'AUR', comparison })).toMatchObject({ projectName: 'AUR', comparison: [] });
});
