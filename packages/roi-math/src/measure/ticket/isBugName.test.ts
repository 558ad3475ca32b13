import { expect, it } from 'vitest';
import { isBugName } from './isBugName.ts';

it.each(['Bug', 'BUG', 'Defect', 'Fehler', 'Błąd', 'Ошибка', 'バグ', '缺陷', '버그', 'Hata'])(
  '%s is the name of bugs',
  (name) => {
    expect(isBugName(name)).toBe(true);
  },
);

it.each(['', 'Bugle', 'Task', 'Story', 'Terror', 'Improvement', 'Incidencia'])(
  '“%s” is not the name of bugs',
  (name) => {
    expect(isBugName(name)).toBe(false);
  },
);
